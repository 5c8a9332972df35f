<?php

require __DIR__ . '/../lib/host.php';

$_SESSION = [];
session_destroy();
respond(['message' => 'Logged out successfully']);
