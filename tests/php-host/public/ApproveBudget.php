<?php

require __DIR__ . '/../lib/host.php';

const BUDGETS = ['previous' => 'projectBudget', 'current' => 'budgetRevision'];

$refusal = Refusal::StatusError;
require_council($refusal);

if (isset($_GET['app_ID'])) {
    send_file_or_refuse(find_stored_file(BUDGETS[$_GET['reportType'] ?? ''] ?? '', $_GET['app_ID']), $refusal);
}

if (is_post()) {
    $input = json_input();
    $decision = $input['decision'] ?? '';
    if (!has_all_fields($input, 'app_ID') || !in_array($decision, ['Pending', 'Approved', 'Rejected'], true)) {
        refuse($refusal, 'Missing app_ID or decision');
    }
    if (run('UPDATE budgets SET decision = ? WHERE app_ID = ?', [$decision, $input['app_ID']])->rowCount() !== 1) {
        refuse($refusal, 'No budget revision found for this application.');
    }
    respond(['status' => 'success', 'message' => 'Decision updated successfully']);
}

respond(run_plain_query(
    'SELECT projectTitle, uploaded_at, Id, app_ID, decision
    FROM applications JOIN budgets ON app_ID = Id WHERE ' . list_condition('ApproveBudget') . ' ORDER BY uploaded_at DESC',
));
