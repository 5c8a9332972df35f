<?php

require __DIR__ . '/../lib/host.php';

$refusal = Refusal::StatusError;
require_council($refusal);

if (is_post()) {
    if (!has_all_fields($_POST, 'app_ID') || !find_application($_POST['app_ID'])) {
        refuse($refusal, 'Missing or invalid app_ID');
    }
    $name = store_upload(require_upload('uploadedFile', DOCUMENTS_AND_SHEETS, $refusal), 'agreementurc', $_POST['app_ID']);
    run(
        'INSERT INTO agreements (app_ID, uploaded_at) VALUES (?, ?)
        ON CONFLICT DO UPDATE SET uploaded_at = excluded.uploaded_at',
        [$_POST['app_ID'], now()],
    );
    respond(['status' => 'success', 'message' => 'File uploaded successfully.', 'file_path1' => $name]);
}

respond(run_plain_query(
    'SELECT a.Id, u.email, projectTitle, submittedDate, Status, a.Id AS app_ID, requested, uploaded_at,
        signed_at IS NOT NULL AS hasAgreement
    FROM applications a JOIN users u ON u.id = a.uid LEFT JOIN agreements g ON g.app_ID = a.Id
    WHERE ' . list_condition('RequestAgreement') . ' ORDER BY a.Id DESC',
));
