<?php

require __DIR__ . '/../lib/host.php';

if (!is_signed_in()) {
    refuse(Refusal::Error, 'User not authenticated');
}
// The legacy host returns the password itself. This one has only its hash, and returns a made-up text.
$sql = "SELECT firstName, lastName, firstName AS userName, email, role, 'not-the-password' AS password
    FROM users WHERE id = ?";
$profile = run($sql, [$_SESSION['user_id']])->fetch();
respond($profile ?: Refusal::Error->body('User not found'));
