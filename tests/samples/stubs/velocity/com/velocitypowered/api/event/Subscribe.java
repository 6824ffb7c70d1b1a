package com.velocitypowered.api.event;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
public @interface Subscribe {}
