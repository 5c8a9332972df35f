<?php

require __DIR__ . '/../lib/host.php';

$no = Refusal::SuccessFalse;
only_council($no);
if (!all_given($_POST, 'app_ID') || !application($_POST['app_ID'])) {
    refuse($no, 'Missing or invalid app_ID');
}
store_upload(valid_upload('file', DOCUMENTS, $no), 'awardLetter', $_POST['app_ID']);
reply(['success' => true, 'message' => 'File uploaded successfully.']);
