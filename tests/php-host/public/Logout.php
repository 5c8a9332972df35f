<?php

require __DIR__ . '/../lib/host.php';

$_SESSION = [];
session_destroy();
reply(['message' => 'Logged out successfully']);
