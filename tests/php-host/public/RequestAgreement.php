<?php

require __DIR__ . '/../lib/host.php';

$no = Refusal::StatusError;
only_council($no);

if (is_post()) {
    if (!all_given($_POST, 'app_ID') || !application($_POST['app_ID'])) {
        refuse($no, 'Missing or invalid app_ID');
    }
    $name = store_upload(valid_upload('uploadedFile', DOCUMENTS_AND_SHEETS, $no), 'agreementurc', $_POST['app_ID']);
    run(
        'INSERT INTO agreements (app_ID, uploaded_at) VALUES (?, ?)
        ON CONFLICT DO UPDATE SET uploaded_at = excluded.uploaded_at',
        [$_POST['app_ID'], now()],
    );
    reply(['status' => 'success', 'message' => 'File uploaded successfully.', 'file_path1' => $name]);
}

reply(plain(
    'SELECT a.Id, u.email, projectTitle, submittedDate, Status, a.Id AS app_ID, requested, uploaded_at,
        signed_at IS NOT NULL AS hasAgreement
    FROM applications a JOIN users u ON u.id = a.uid LEFT JOIN agreements g ON g.app_ID = a.Id
    WHERE ' . is_in('RequestAgreement') . ' ORDER BY a.Id DESC',
));
