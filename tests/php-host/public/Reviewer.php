<?php

require __DIR__ . '/../lib/host.php';

respond(find_linked_application($_GET['app_ID'] ?? 0));
