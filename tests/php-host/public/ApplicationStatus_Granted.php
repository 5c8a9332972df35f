<?php

require __DIR__ . '/../lib/host.php';

/** Responds with a message and never with a flag. */
$refusal = Refusal::Message;
require_council($refusal);
$input = json_input();
$status = $input['status'] ?? '';
if (!has_all_fields($input, 'appId') || !in_array($status, [GRANTED, DENIED])) {
    refuse($refusal, 'Failed to update status: missing appId or invalid status');
}
if (!update_status($input['appId'], (string) $status, SHORTLISTED, APPROVED)) {
    refuse($refusal, 'Failed to update status: no application was changed');
}
// Compares strictly, as text: the number 5.1 changes the status but stores no terms.
if ($status === GRANTED) {
    run(
        'UPDATE applications SET startDate = ?, period = ?, amount = ? WHERE Id = ?',
        [$input['startDate'] ?? '', $input['period'] ?? '', $input['amount'] ?? '', $input['appId']],
    );
}
respond(['message' => 'Status updated successfully']);
