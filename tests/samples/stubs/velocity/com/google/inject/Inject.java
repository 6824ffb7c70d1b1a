package com.google.inject;

import java.lang.annotation.*;

@Retention(RetentionPolicy.RUNTIME)
public @interface Inject {}
