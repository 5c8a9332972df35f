<?php

require __DIR__ . '/../lib/host.php';

decide('HOD');
