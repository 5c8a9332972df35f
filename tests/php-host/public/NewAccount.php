<?php

require __DIR__ . '/../lib/host.php';

require_council(Refusal::StatusFalse);
$input = json_input();
$problem = validate_new_account($input);
if ($problem) {
    refuse(Refusal::StatusFalse, $problem);
}
if (!in_array($input['role'] ?? '', ['Admin', 'urc'], true)) {
    refuse(Refusal::StatusFalse, 'Role is required');
}
// Signs the caller in as the new person, like the legacy host.
store_login(add_user($input, $input['role']));
respond(['status' => true, 'message' => 'Account created successfully.']);
