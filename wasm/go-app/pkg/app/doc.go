// Package app is what urlscope's page uses of go-app, which draws it: elements, components, and the engine that writes into the
// document what has changed. It stands in for github.com/maxence-charriere/go-app/v9/pkg/app v9.8.0, from which it was made (Copyright
// (c) 2016 Maxence Charriere, MIT License, in LICENSE). What go-app has for other pages is left out, and what a key costs is
// less: README.md says what is otherwise, and why.
package app
