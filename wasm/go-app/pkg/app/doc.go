// Package app is the part of go-app that urlscope's page uses: elements, components, and the engine that writes changes into
// the document. It replaces github.com/maxence-charriere/go-app/v9/pkg/app v9.8.0, from which it was made (Copyright (c)
// 2016 Maxence Charriere, MIT License, in LICENSE). Features for other pages are left out, and a key press costs less.
// README.md lists the changes and their reasons.
package app
