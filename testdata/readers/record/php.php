<?php
// parse_url of PHP. A part that is absent is no key of the array; false is an error.
echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, ".", PHP_RELEASE_VERSION, "\n";
while (($line = fgets(STDIN)) !== false) {
    $parts = parse_url(json_decode($line));
    $answer = $parts === false ? ["refused" => "false"] : ["fields" => array_map("strval", $parts)];
    echo json_encode($answer, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_FORCE_OBJECT), "\n";
}
