<?php

/** Run once before the server starts: makes the data folder of PHP_HOST_DATA new. */

@mkdir(getenv('PHP_HOST_DATA') . '/sessions', 0700, true);

require __DIR__ . '/lib/reset.php';

reset_host();
