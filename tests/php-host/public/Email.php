<?php

require __DIR__ . '/../lib/host.php';

send_letter(json_input());
reply(['status' => 'success', 'message' => 'Email sent successfully']);
