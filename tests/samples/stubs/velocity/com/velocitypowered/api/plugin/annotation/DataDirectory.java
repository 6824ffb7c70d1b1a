package com.velocitypowered.api.plugin.annotation;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
public @interface DataDirectory {}
