<?php

require __DIR__ . '/../lib/host.php';

send_mail_from(json_input());
respond(['status' => 'success', 'message' => 'Email sent successfully']);
