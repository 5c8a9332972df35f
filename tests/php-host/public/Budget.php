<?php

require __DIR__ . '/../lib/host.php';

require_applicant(Refusal::StatusError);
if (!has_all_fields($_POST, 'app_ID')) {
    refuse(Refusal::StatusError, 'Missing app_ID');
}
$application = find_own_application($_POST['app_ID']);
if (!$application) {
    refuse(Refusal::StatusError, 'Invalid app_ID.');
}
$name = store_upload(
    require_upload('CurrentBudget', DOCUMENTS_AND_SHEETS, Refusal::StatusError),
    'budgetRevision',
    $application['Id'],
);
run('INSERT OR REPLACE INTO budgets (app_ID, uploaded_at) VALUES (?, ?)', [$application['Id'], now()]);
respond(['status' => 'success', 'message' => 'Files uploaded successfully.', 'current_budget' => $name]);
