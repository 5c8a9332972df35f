<?php

/** Runs once before the server starts: resets the data folder PHP_HOST_DATA. */

@mkdir(getenv('PHP_HOST_DATA') . '/sessions', 0700, true);

require __DIR__ . '/lib/reset.php';

reset_host();
