<?php

declare(strict_types=1);

/** SaveHOD.php and SaveDean.php: stores the approver and marks the e-mail as sent. */
function save_approver(string $approver): never
{
    require_council(Refusal::StatusError);
    if (!has_all_fields($_POST, 'app_ID', 'email', 'name')) {
        refuse(Refusal::StatusError, 'Missing app_ID, email or name');
    }
    $sql = 'UPDATE approvals SET email = ?, name = ?, sent = 1 WHERE app_ID = ? AND approver = ?';
    $saved = run($sql, [$_POST['email'], $_POST['name'], $_POST['app_ID'], $approver])->rowCount() === 1;
    if (!$saved) {
        refuse(Refusal::StatusError, 'Application not found.');
    }
    respond(['status' => 'success', 'message' => "$approver details saved successfully"]);
}

/**
 * HODEvaluvation.php and DeanEvaluvation.php: takes one answer each to a shortlisted application. The Dean's answer
 * becomes the status. The HOD's does not change it, and may follow the Dean's.
 */
function decide(string $approver): never
{
    $input = json_input();
    $decision = $input['decision'] ?? null;
    if (!has_all_fields($input, 'app_ID', 'remarks') || !in_array($decision, [APPROVED, NOT_APPROVED], true)) {
        refuse(Refusal::SuccessError, 'Invalid input.');
    }
    $status = (string) (find_application($input['app_ID'])['Status'] ?? '');
    if (!in_array($status, $approver === 'Dean' ? [SHORTLISTED] : [SHORTLISTED, APPROVED, NOT_APPROVED], true)) {
        refuse(Refusal::SuccessError, 'This application is not waiting for a decision.');
    }
    $sql = 'UPDATE approvals SET decision = ?, remarks = ?, date = ?
        WHERE app_ID = ? AND approver = ? AND decision IS NULL';
    if (run($sql, [$decision, $input['remarks'], now(), $input['app_ID'], $approver])->rowCount() !== 1) {
        refuse(Refusal::SuccessError, 'A decision was already submitted.');
    }
    if ($approver === 'Dean') {
        update_status($input['app_ID'], $decision, SHORTLISTED);
    }
    respond(['success' => true]);
}
