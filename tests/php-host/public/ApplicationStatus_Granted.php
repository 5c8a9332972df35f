<?php

require __DIR__ . '/../lib/host.php';

/** Responds with a message and never with a flag. */
$no = Refusal::Message;
only_council($no);
$input = json_input();
$status = $input['status'] ?? '';
if (!all_given($input, 'appId') || !in_array($status, [GRANTED, DENIED])) {
    refuse($no, 'Failed to update status: missing appId or invalid status');
}
if (!move_status($input['appId'], (string) $status, SHORTLISTED, APPROVED)) {
    refuse($no, 'Failed to update status: no application was changed');
}
// Compares strictly, as text: the number 5.1 changes the status but stores no terms.
if ($status === GRANTED) {
    run(
        'UPDATE applications SET startDate = ?, period = ?, amount = ? WHERE Id = ?',
        [$input['startDate'] ?? '', $input['period'] ?? '', $input['amount'] ?? '', $input['appId']],
    );
}
reply(['message' => 'Status updated successfully']);
