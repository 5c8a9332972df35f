<?php

require __DIR__ . '/../lib/host.php';

$refusal = Refusal::SuccessFalse;
require_council($refusal);
if (!has_all_fields($_POST, 'app_ID') || !find_application($_POST['app_ID'])) {
    refuse($refusal, 'Missing or invalid app_ID');
}
store_upload(require_upload('file', DOCUMENTS, $refusal), 'awardLetter', $_POST['app_ID']);
respond(['success' => true, 'message' => 'File uploaded successfully.']);
