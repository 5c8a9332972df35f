<?php

require __DIR__ . '/../lib/host.php';

reply(['exists' => stored_file($_GET['fileType'] ?? '', $_GET['app_ID'] ?? 0) !== null]);
