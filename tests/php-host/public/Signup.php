<?php

require __DIR__ . '/../lib/host.php';

$input = json_input();
$problem = validate_new_account($input);
if ($problem) {
    refuse(Refusal::StatusFalse, $problem);
}
$user = add_user($input, 'Applicant');
// Stored in the session, yet not logged in.
$_SESSION['user_id'] = $user['id'];
respond(['status' => true, 'message' => 'Welcome to the Research Grant Management System!']);
