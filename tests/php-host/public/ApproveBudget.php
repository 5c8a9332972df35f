<?php

require __DIR__ . '/../lib/host.php';

const BUDGETS = ['previous' => 'projectBudget', 'current' => 'budgetRevision'];

$no = Refusal::StatusError;
only_council($no);

if (isset($_GET['app_ID'])) {
    send_file_or_refuse(stored_file(BUDGETS[$_GET['reportType'] ?? ''] ?? '', $_GET['app_ID']), $no);
}

if (is_post()) {
    $input = json_input();
    $decision = $input['decision'] ?? '';
    if (!all_given($input, 'app_ID') || !in_array($decision, ['Pending', 'Approved', 'Rejected'], true)) {
        refuse($no, 'Missing app_ID or decision');
    }
    if (run('UPDATE budgets SET decision = ? WHERE app_ID = ?', [$decision, $input['app_ID']])->rowCount() !== 1) {
        refuse($no, 'No budget revision found for this application.');
    }
    reply(['status' => 'success', 'message' => 'Decision updated successfully']);
}

reply(plain(
    'SELECT projectTitle, uploaded_at, Id, app_ID, decision
    FROM applications JOIN budgets ON app_ID = Id WHERE ' . is_in('ApproveBudget') . ' ORDER BY uploaded_at DESC',
));
