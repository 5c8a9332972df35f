<?php

require __DIR__ . '/../lib/host.php';

$refusal = Refusal::SuccessFalse;
$uid = require_applicant($refusal);

if (is_post()) {
    if (!has_all_fields($_POST, 'grantId') || !find_own_application($_POST['grantId'])) {
        refuse($refusal, 'Invalid app_ID.');
    }
    $file = require_upload('file', PDF_ONLY, $refusal);
    $sql = 'UPDATE agreements SET signed_at = ? WHERE app_ID = ?';
    if (run($sql, [now(), $_POST['grantId']])->rowCount() !== 1) {
        refuse($refusal, 'Invalid app_ID, no record found in the agreement table.');
    }
    $name = store_upload($file, 'agreement', $_POST['grantId']);
    respond(['success' => true, 'message' => 'File uploaded successfully.', 'file_path2' => $name]);
}

if (isset($_GET['grantId'])) {
    $own = find_own_application($_GET['grantId']);
    // Only the signed copy: the council's own is served by MoreDetailsFileDownload.php.
    send_file_or_refuse($own ? find_stored_file('agreement', $own['Id']) : null, $refusal);
}

$sql = 'SELECT a.Id, a.Id AS pID, projectTitle, submittedDate, Status, g.app_ID IS NOT NULL AS hasAgreement
    FROM applications a LEFT JOIN agreements g ON g.app_ID = a.Id
    WHERE uid = ? ORDER BY a.Id DESC';
$withBoolean = fn (array $row) => ['hasAgreement' => (bool) $row['hasAgreement']] + $row;
respond(array_map($withBoolean, run($sql, [$uid])->fetchAll()));
