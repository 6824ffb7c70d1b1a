package org.slf4j;

public interface Logger {
    void info(String line);
    void warn(String line);
    void error(String line);
}
