<?php

declare(strict_types=1);

/** Returns a minimal PDF with one page of lines. */
function make_pdf(array $lines): string
{
    $textOperators = array_map(fn (string $line) => '(' . addcslashes(latin($line), '()\\') . ') Tj T*', $lines);
    $stream = "BT /F1 11 Tf 15 TL 60 780 Td\n" . implode("\n", $textOperators) . "\nET";
    $objects = [
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
        '<</Length ' . strlen($stream) . ">>\nstream\n$stream\nendstream",
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ];
    $pdf = "%PDF-1.4\n";
    $table = "0000000000 65535 f \n";
    foreach ($objects as $index => $object) {
        $table .= sprintf("%010d 00000 n \n", strlen($pdf));
        $pdf .= ($index + 1) . " 0 obj\n$object\nendobj\n";
    }
    $start = strlen($pdf);
    return "{$pdf}xref\n0 6\n{$table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n$start\n%%EOF\n";
}

/** Converts to Windows-1252, because the font has no other characters. */
function latin(string $text): string
{
    return iconv('UTF-8', 'CP1252//TRANSLIT//IGNORE', preg_replace('/\s+/', ' ', $text)) ?: '';
}
