<?php

require __DIR__ . '/../lib/host.php';

save_approver('HOD');
