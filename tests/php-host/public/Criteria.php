<?php

require __DIR__ . '/../lib/host.php';

/** The legacy counter searches for another pattern: n stays 1, and every upload replaces the last. */
const CRITERIA_NAME = 'Evaluation Criteria_URC Grants_1.docx';

if (is_post()) {
    only_council(Refusal::Criteria);
    $file = upload('criteria');
    // Prints the legacy debug output before every response.
    echo 'Uploaded file: ' . ($file['name'] ?? '') . "\n";
    echo 'New name: ' . CRITERIA_NAME . "\n";
    $problem = $file ? upload_problem($file, ['docx']) : 'No file uploaded.';
    if ($problem) {
        refuse(Refusal::Criteria, $problem);
    }
    move_uploaded_file($file['tmp_name'], grant_data('CriteriaFiles/' . CRITERIA_NAME));
    run('INSERT OR REPLACE INTO criteria VALUES (1, ?)', [CRITERIA_NAME]);
    reply(['criteria' => CRITERIA_NAME]);
}

only_council(Refusal::Error);
if (isset($_GET['download'])) {
    $path = criteria_file();
    if ($path === null || basename($path) !== $_GET['download']) {
        refuse(Refusal::Error, 'File not found.');
    }
    // Declared as a PDF although it is a Word document.
    send_file($path, 'application/pdf');
}
reply(['criteria' => array_column(plain('SELECT criteria FROM criteria'), 'criteria')]);
