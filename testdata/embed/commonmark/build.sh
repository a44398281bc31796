#!/bin/sh
# Makes a page of each file of Markdown, with all that GitHub's dialect adds.
mkdir -p out
for page in *.md; do
	{
		echo '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Files by FTP</title>'
		cmark-gfm --unsafe --smart -e autolink -e footnotes -e strikethrough -e table -e tasklist "$page"
	} >"out/${page%.md}.html"
done
