<?php

require __DIR__ . '/../lib/host.php';

reply(linked_application($_GET['app_ID'] ?? 0));
