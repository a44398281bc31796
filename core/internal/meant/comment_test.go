package meant

import (
	"slices"
	"strconv"
	"testing"

	"urlscope/core/internal/comment"
)

// TestComments asks that what the comments of functions say of examples is true. Of a move it is
// that one of its variants makes the text.
func TestComments(t *testing.T) {
	for _, f := range comment.Funcs(t) {
		called, ok := asked[f.Name]
		if !ok {
			if slices.Contains(signatures, f.Signature) {
				t.Errorf("%s, %s, is not asked", f.Name, f.Signature)
			}
			continue
		}
		if len(f.Examples) == 0 {
			t.Errorf("the comment of %s has no example", f.Name)
		}
		for _, e := range f.Examples {
			got := answers(called, e.Input)
			for _, want := range e.Want {
				if !slices.Contains(got, want) {
					t.Errorf("%s of %q is %q, not %q", f.Name, e.Input, got, want)
				}
			}
		}
	}
}

// answers returns what a function returns of a text.
func answers(called any, text string) []string {
	p := partsOf(text)
	switch f := called.(type) {
	case func(byte) bool:
		return []string{strconv.FormatBool(f(text[0]))}
	case func(rune) bool:
		return []string{strconv.FormatBool(f([]rune(text)[0]))}
	case func(string) bool:
		return []string{strconv.FormatBool(f(text))}
	case func(parts) bool:
		return []string{strconv.FormatBool(f(p))}
	case func(string, parts) bool:
		return []string{strconv.FormatBool(f(text, p))}
	case func(string) string:
		return []string{f(text)}
	case func(parts) string:
		return []string{f(p)}
	case func(string) int:
		return []string{strconv.Itoa(f(text))}
	case func(parts) span:
		return []string{f(p).in(text)}
	case func(parts) int:
		return []string{strconv.Itoa(f(p))}
	case func(string, parts) []variant:
		return texts(text, f(text, p)...)
	case func(parts) []variant:
		return texts(text, f(p)...)
	case func(string) []variant:
		return texts(text, f(text)...)
	case func(string, parts) []Edit:
		return texts(text, variant{edits: f(text, p)})
	case func(parts) []Edit:
		return texts(text, variant{edits: f(p)})
	}
	return nil
}

// texts returns what variants make of a text.
func texts(text string, list ...variant) (made []string) {
	for _, v := range list {
		made = append(made, applied(text, v.edits))
	}
	return made
}

// signatures are those of the functions that are all to be asked.
var signatures = []string{
	"func(byte) bool", "func(rune) bool", "func(string) bool", "func(parts) bool", "func(string, parts) bool",
	"func(string) string", "func(parts) string", "func(string) int", "func(parts) int", "func(parts) span",
	"func(string, parts) []variant", "func(parts) []variant", "func(string) []variant", "func(string, parts) []Edit", "func(parts) []Edit",
}

var asked = map[string]any{
	"theHost":             theHost,
	"theUser":             theUser,
	"theLogin":            theLogin,
	"thePath":             thePath,
	"behindHost":          behindHost,
	"behindColon":         behindColon,
	"fromHost":            fromHost,
	"fromLogin":           fromLogin,
	"theSearch":           theSearch,
	"parts.rest":          parts.rest,
	"parts.web":           parts.web,
	"parts.search":        parts.search,
	"parts.server":        parts.server,
	"Address":             Address,
	"Doubtful":            Doubtful,
	"FileAsFolder":        FileAsFolder,
	"FillIn":              FillIn,
	"HasPrinted":          HasPrinted,
	"HasURL":              HasURL,
	"HasWordSign":         HasWordSign,
	"IsEntity":            IsEntity,
	"IsFillIn":            IsFillIn,
	"OddAddress":          OddAddress,
	"OddEscapes":          OddEscapes,
	"OddSearch":           OddSearch,
	"OddTop":              OddTop,
	"PlainHost":           PlainHost,
	"SchemeAgain":         SchemeAgain,
	"Unknown":             Unknown,
	"UnpairedEnd":         UnpairedEnd,
	"address":             address,
	"agreement":           agreement,
	"angledMail":          angledMail,
	"anything":            anything,
	"articleAt":           articleAt,
	"articleBrackets":     articleBrackets,
	"articleHost":         articleHost,
	"bareEnding":          bareEnding,
	"bareHost":            bareHost,
	"bareQuestion":        bareQuestion,
	"beforeGroup":         beforeGroup,
	"beginsAsHost":        beginsAsHost,
	"beginsAtRoot":        beginsAtRoot,
	"beginsAtTop":         beginsAtTop,
	"beginsPlain":         beginsPlain,
	"beginsRelative":      beginsRelative,
	"beginsWWW":           beginsWWW,
	"beginsWithCom":       beginsWithCom,
	"beginsWithScheme":    beginsWithScheme,
	"beginsWithTop":       beginsWithTop,
	"begunType":           begunType,
	"behindGroup":         behindGroup,
	"blanksInHost":        blanksInHost,
	"blanksOfMail":        blanksOfMail,
	"commaEnding":         commaEnding,
	"copyCommand":         copyCommand,
	"copyScheme":          copyScheme,
	"digitsOf":            digitsOf,
	"doubleEscape":        doubleEscape,
	"doubledSigns":        doubledSigns,
	"doubt":               doubt,
	"endsHost":            endsHost,
	"endsInMark":          endsInMark,
	"endsInSlash":         endsInSlash,
	"endsPlain":           endsPlain,
	"entityIn":            entityIn,
	"escapeUnsafe":        escapeUnsafe,
	"escapedAt":           escapedAt,
	"escapedType":         escapedType,
	"escapes":             escapes,
	"fileEnding":          fileEnding,
	"finalMark":           finalMark,
	"firstDelim":          firstDelim,
	"firstLabel":          firstLabel,
	"firstSigns":          firstSigns,
	"firstSlip":           firstSlip,
	"formSigns":           formSigns,
	"ftpSemicolons":       ftpSemicolons,
	"goesOn":              goesOn,
	"goesOnAsHost":        goesOnAsHost,
	"gopherType":          gopherType,
	"groupCase":           groupCase,
	"groupSigns":          groupSigns,
	"halfEscaped":         halfEscaped,
	"hasDoubledMark":      hasDoubledMark,
	"hasEdgeDot":          hasEdgeDot,
	"hasEscapedQuestion":  hasEscapedQuestion,
	"hasFinalBlank":       hasFinalBlank,
	"hasFinalMark":        hasFinalMark,
	"hasFinalQuote":       hasFinalQuote,
	"hasHost":             hasHost,
	"hasLabelSlip":        hasLabelSlip,
	"hasLargePort":        hasLargePort,
	"hasLostType":         hasLostType,
	"hasOddType":          hasOddType,
	"hasPath":             hasPath,
	"hasPlaceholder":      hasPlaceholder,
	"hasProsperoSlip":     hasProsperoSlip,
	"hasSignInFront":      hasSignInFront,
	"hasTwoAts":           hasTwoAts,
	"hasTwoHosts":         hasTwoHosts,
	"hasTypeSlip":         hasTypeSlip,
	"hasURLInPath":        hasURLInPath,
	"hasVariable":         hasVariable,
	"hasWordSigns":        hasWordSigns,
	"hostIn":              hostIn,
	"hostLike":            hostLike,
	"hostOctets":          hostOctets,
	"hostPrice":           hostPrice,
	"inName":              inName,
	"isASCII":             isASCII,
	"isAddress":           isAddress,
	"isAlpha":             isAlpha,
	"isAlphaDigit":        isAlphaDigit,
	"isBadAddress":        isBadAddress,
	"isBareField":         isBareField,
	"isBarePort":          isBarePort,
	"isBareWWW":           isBareWWW,
	"isBlank":             isBlank,
	"isClosing":           isClosing,
	"isCommaUser":         isCommaUser,
	"isCutOff":            isCutOff,
	"isDigit":             isDigit,
	"isDigits":            isDigits,
	"isDocument":          isDocument,
	"isDotted":            isDotted,
	"isDottedHostport":    isDottedHostport,
	"isDrive":             isDrive,
	"isEncoded":           isEncoded,
	"isEnding":            isEnding,
	"isField":             isField,
	"isFieldWhole":        isFieldWhole,
	"isFieldname":         isFieldname,
	"isFileAsFolder":      isFileAsFolder,
	"isFileName":          isFileName,
	"isFillInWord":        isFillInWord,
	"isFirst":             isFirst,
	"isGroup":             isGroup,
	"isGroup6":            isGroup6,
	"isGroupName":         isGroupName,
	"isHost":              isHost,
	"isHostedCode":        isHostedCode,
	"isHostport":          isHostport,
	"isImageAsText":       isImageAsText,
	"isItem":              isItem,
	"isLabelAndGroup":     isLabelAndGroup,
	"isLabels":            isLabels,
	"isLargeAddress":      isLargeAddress,
	"isLargeGroup":        isLargeGroup,
	"isLineEnd":           isLineEnd,
	"isLocalPort":         isLocalPort,
	"isLogin":             isLogin,
	"isLoopback6":         isLoopback6,
	"isLostType":          isLostType,
	"isMail":              isMail,
	"isMailLike":          isMailLike,
	"isMark":              isMark,
	"isMarkedDomain":      isMarkedDomain,
	"isMarkedSlashes":     isMarkedSlashes,
	"isName":              isName,
	"isNearLocalhost":     isNearLocalhost,
	"isNoHostRune":        isNoHostRune,
	"isNumbered":          isNumbered,
	"isOctal":             isOctal,
	"isOdd":               isOdd,
	"isOddGroup":          isOddGroup,
	"isPartOfGroup":       isPartOfGroup,
	"isPlainHost":         isPlainHost,
	"isPortAlone":         isPortAlone,
	"isRelative":          isRelative,
	"isRelativeFile":      isRelativeFile,
	"isRequest":           isRequest,
	"isSchemeHost":        isSchemeHost,
	"isSearched":          isSearched,
	"isSemicolonUser":     isSemicolonUser,
	"isSmall":             isSmall,
	"isText":              isText,
	"isTextLine":          isTextLine,
	"isTypecode":          isTypecode,
	"isURL":               isURL,
	"isUnsafe":            isUnsafe,
	"isUnsafeUser":        isUnsafeUser,
	"isUpperHex":          isUpperHex,
	"isValue":             isValue,
	"isVersion6":          isVersion6,
	"isWWW":               isWWW,
	"isWord":              isWord,
	"known":               known,
	"knownTop":            knownTop,
	"labelledMail":        labelledMail,
	"lacksAt":             lacksAt,
	"lacksData":           lacksData,
	"lacksDatabase":       lacksDatabase,
	"lacksGroup":          lacksGroup,
	"lacksHost":           lacksHost,
	"lacksQuestion":       lacksQuestion,
	"lacksTop":            lacksTop,
	"letterInPort":        letterInPort,
	"lettersForPort":      lettersForPort,
	"loopbackAddress":     loopbackAddress,
	"lostAt":              lostAt,
	"lostColon":           lostColon,
	"lostFirstDot":        lostFirstDot,
	"lostOctets":          lostOctets,
	"lostTop":             lostTop,
	"lostTopDot":          lostTopDot,
	"mailDelimiter":       mailDelimiter,
	"mappedAddress":       mappedAddress,
	"marksAt":             marksAt,
	"moveAddress":         moveAddress,
	"moveAround":          moveAround,
	"moveBackslashed":     moveBackslashed,
	"moveBackslashes":     moveBackslashes,
	"moveCleft":           moveCleft,
	"moveCommand":         moveCommand,
	"moveDefanged":        moveDefanged,
	"moveDoubled":         moveDoubled,
	"moveDrive":           moveDrive,
	"moveEdges":           moveEdges,
	"moveEnding":          moveEnding,
	"moveEntity":          moveEntity,
	"moveEscapedHost":     moveEscapedHost,
	"moveEscapedQuestion": moveEscapedQuestion,
	"moveEscapedWhole":    moveEscapedWhole,
	"moveFTPPlace":        moveFTPPlace,
	"moveFileHost":        moveFileHost,
	"moveFinalMark":       moveFinalMark,
	"moveFinalWord":       moveFinalWord,
	"moveFolded":          moveFolded,
	"moveFragment":        moveFragment,
	"moveGopherLine":      moveGopherLine,
	"moveGopherType":      moveGopherType,
	"moveGroup":           moveGroup,
	"moveIDN":             moveIDN,
	"moveInvisible":       moveInvisible,
	"moveLabels":          moveLabels,
	"moveLayout":          moveLayout,
	"moveLigature":        moveLigature,
	"moveLookAlike":       moveLookAlike,
	"moveLoopback":        moveLoopback,
	"moveMailbox":         moveMailbox,
	"moveMojibake":        moveMojibake,
	"moveNNTP":            moveNNTP,
	"moveName":            moveName,
	"moveNoScheme":        moveNoScheme,
	"movePath":            movePath,
	"movePercent":         movePercent,
	"movePort":            movePort,
	"movePortPlace":       movePortPlace,
	"moveQueryMarks":      moveQueryMarks,
	"moveQuoted":          moveQuoted,
	"moveQuotedPrintable": moveQuotedPrintable,
	"moveSCP":             moveSCP,
	"moveScheme":          moveScheme,
	"moveSearch":          moveSearch,
	"moveSlashes":         moveSlashes,
	"moveSwap":            moveSwap,
	"moveTilde":           moveTilde,
	"moveTop":             moveTop,
	"moveTwice":           moveTwice,
	"moveType":            moveType,
	"moveTypographic":     moveTypographic,
	"moveUNC":             moveUNC,
	"moveUnicodeEscape":   moveUnicodeEscape,
	"moveUnsafe":          moveUnsafe,
	"moveUser":            moveUser,
	"moveUserDelimiter":   moveUserDelimiter,
	"moveUserOctets":      moveUserOctets,
	"moveWAIS":            moveWAIS,
	"moveWWW":             moveWWW,
	"moveWide":            moveWide,
	"moveWords":           moveWords,
	"nameForPort":         nameForPort,
	"newsHost":            newsHost,
	"nntpBackslash":       nntpBackslash,
	"nntpMessage":         nntpMessage,
	"nntpNumber":          nntpNumber,
	"nntpSigns":           nntpSigns,
	"noHostIn":            noHostIn,
	"noQuestion":          noQuestion,
	"noUser":              noUser,
	"nothing":             nothing,
	"number":              number,
	"numberIn":            numberIn,
	"oddField":            oddField,
	"oddTop":              oddTop,
	"oneAt":               oneAt,
	"parted":              parted,
	"partsNothing":        partsNothing,
	"pathAtPort":          pathAtPort,
	"pathColon":           pathColon,
	"pathPrice":           pathPrice,
	"portAlone":           portAlone,
	"portBehindDatabase":  portBehindDatabase,
	"portColon":           portColon,
	"portTwice":           portTwice,
	"priceAfter":          priceAfter,
	"priceBefore":         priceBefore,
	"printable":           printable,
	"quoteEntity":         quoteEntity,
	"schemeInPath":        schemeInPath,
	"secondURL":           secondURL,
	"selectorIn":          selectorIn,
	"signForAt":           signForAt,
	"signsInHost":         signsInHost,
	"slashForColon":       slashForColon,
	"slashSlips":          slashSlips,
	"slippedName":         slippedName,
	"something":           something,
	"topSlip":             topSlip,
	"typecode":            typecode,
	"unescape":            unescape,
	"unfolded":            unfolded,
	"unpairedEnd":         unpairedEnd,
	"unshifted":           unshifted,
	"waisOctets":          waisOctets,
	"waisPath":            waisPath,
	"webMail":             webMail,
	"wrongSigns":          wrongSigns,
}
