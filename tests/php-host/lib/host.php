<?php

declare(strict_types=1);

/** Included by every file of the host. */

date_default_timezone_set('Asia/Colombo');

// Drops lists, which no call accepts: `app_ID[]=1` counts as missing.
$_GET = array_filter($_GET, 'is_scalar');
$_POST = array_filter($_POST, 'is_scalar');

require_once __DIR__ . '/db.php';
require_once __DIR__ . '/clock.php';
require_once __DIR__ . '/response.php';
require_once __DIR__ . '/session.php';
require_once __DIR__ . '/files.php';
require_once __DIR__ . '/habits.php';
require_once __DIR__ . '/mail.php';
require_once __DIR__ . '/pdf.php';
require_once __DIR__ . '/statuses.php';
require_once __DIR__ . '/applications.php';
require_once __DIR__ . '/approvals.php';
require_once __DIR__ . '/reviewers.php';

$_GET = replace_inexact_ids($_GET);
$_POST = replace_inexact_ids($_POST);
