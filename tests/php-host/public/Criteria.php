<?php

require __DIR__ . '/../lib/host.php';

/** The legacy counter searches for another pattern: n stays 1, and every upload replaces the last. */
const CRITERIA_NAME = 'Evaluation Criteria_URC Grants_1.docx';

if (is_post()) {
    require_council(Refusal::Criteria);
    $file = find_upload('criteria');
    // Prints the legacy debug output before every response.
    echo 'Uploaded file: ' . ($file['name'] ?? '') . "\n";
    echo 'New name: ' . CRITERIA_NAME . "\n";
    $problem = $file ? validate_upload($file, ['docx']) : 'No file uploaded.';
    if ($problem) {
        refuse(Refusal::Criteria, $problem);
    }
    move_uploaded_file($file['tmp_name'], upload_path('CriteriaFiles/' . CRITERIA_NAME));
    run('INSERT OR REPLACE INTO criteria VALUES (1, ?)', [CRITERIA_NAME]);
    respond(['criteria' => CRITERIA_NAME]);
}

require_council(Refusal::Error);
if (isset($_GET['download'])) {
    $path = find_criteria_file();
    if ($path === null || basename($path) !== $_GET['download']) {
        refuse(Refusal::Error, 'File not found.');
    }
    // Declared as a PDF although it is a Word document.
    send_file($path, 'application/pdf');
}
respond(['criteria' => array_column(run_plain_query('SELECT criteria FROM criteria'), 'criteria')]);
