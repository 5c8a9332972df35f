<?php

require __DIR__ . '/../lib/host.php';

if (!is_signed_in()) {
    refuse(Refusal::StatusFalse, 'User not logged in');
}
respond(login_response('User is logged in'));
