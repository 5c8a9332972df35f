<?php

require __DIR__ . '/../lib/host.php';

send_file_or_refuse(find_stored_file($_GET['fileType'] ?? '', $_GET['app_ID'] ?? 0), Refusal::Error);
