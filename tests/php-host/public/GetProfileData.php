<?php

require __DIR__ . '/../lib/host.php';

if (!is_signed_in()) {
    refuse(Refusal::Error, 'User not authenticated');
}
$profile = run('SELECT firstName, lastName, email, role FROM users WHERE id = ?', [$_SESSION['user_id']])->fetch();
reply($profile ?: Refusal::Error->body('User not found'));
