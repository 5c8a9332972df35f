<?php

require __DIR__ . '/../lib/host.php';

only_council(Refusal::StatusFalse);
$input = json_input();
$problem = new_account_problem($input);
if ($problem) {
    refuse(Refusal::StatusFalse, $problem);
}
if (!in_array($input['role'] ?? '', ['Admin', 'urc'], true)) {
    refuse(Refusal::StatusFalse, 'Role is required');
}
// Signs the caller in as the new person, like the legacy host.
remember_login(add_user($input, $input['role']));
reply(['status' => true, 'message' => 'Account created successfully.']);
