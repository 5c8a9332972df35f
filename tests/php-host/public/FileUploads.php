<?php

require __DIR__ . '/../lib/host.php';

const UPLOADS = [
    'projectProposal' => 'proposal',
    'projectBudget' => 'projectBudget',
    'projectCV' => 'cvPrincipalInvestigator',
    'coInvestigatorsCVs' => 'cvCoInvestigators',
];

require_applicant(Refusal::StatusError);
$id = $_SESSION['app_ID'] ?? refuse(Refusal::StatusError, 'app_ID not found in session.');
// Reports a refused file under its own name, but still responds with success.
$messages = ['status' => 'success'];
foreach (UPLOADS as $field => $kind) {
    $file = find_upload($field);
    $problem = $file ? validate_upload($file, PDF_ONLY) : 'No file uploaded.';
    $messages[$field] = $problem ? "Error: $problem" : store_upload($file, $kind, $id);
}
run('UPDATE applications SET uploads_uploaded_at = ? WHERE Id = ?', [now(), $id]);
respond($messages);
