<?php

require __DIR__ . '/../lib/host.php';

$no = Refusal::SuccessFalse;
$uid = only_applicant($no);

if (is_post()) {
    if (!all_given($_POST, 'grantId') || !own_application($_POST['grantId'])) {
        refuse($no, 'Invalid app_ID.');
    }
    $file = valid_upload('file', PDF_ONLY, $no);
    $sql = 'UPDATE agreements SET signed_at = ? WHERE app_ID = ?';
    if (run($sql, [now(), $_POST['grantId']])->rowCount() !== 1) {
        refuse($no, 'Invalid app_ID, no record found in the agreement table.');
    }
    $name = store_upload($file, 'agreement', $_POST['grantId']);
    reply(['success' => true, 'message' => 'File uploaded successfully.', 'file_path2' => $name]);
}

if (isset($_GET['grantId'])) {
    $own = own_application($_GET['grantId']);
    // Only the signed copy: the council's own is served by MoreDetailsFileDownload.php.
    send_file_or_refuse($own ? stored_file('agreement', $own['Id']) : null, $no);
}

$sql = 'SELECT a.Id, a.Id AS pID, projectTitle, submittedDate, Status, g.app_ID IS NOT NULL AS hasAgreement
    FROM applications a LEFT JOIN agreements g ON g.app_ID = a.Id
    WHERE uid = ? ORDER BY a.Id DESC';
$withBoolean = fn (array $row) => ['hasAgreement' => (bool) $row['hasAgreement']] + $row;
reply(array_map($withBoolean, run($sql, [$uid])->fetchAll()));
