<?php

require __DIR__ . '/../lib/host.php';

reply(linked_case($_GET['app_ID'] ?? 0));
