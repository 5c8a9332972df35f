<?php

require __DIR__ . '/../lib/host.php';

respond(['exists' => find_stored_file($_GET['fileType'] ?? '', $_GET['app_ID'] ?? 0) !== null]);
