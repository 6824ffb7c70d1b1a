//go:build tools

package main

import _ "github.com/ogen-go/ogen/cmd/ogen"
