<?php

require __DIR__ . '/../lib/host.php';

if (!is_signed_in()) {
    refuse(Refusal::StatusFalse, 'User not logged in');
}
reply(login_reply('User is logged in'));
