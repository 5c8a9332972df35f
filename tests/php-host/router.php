<?php

/**
 * For `php -S`: serves the files in public/ and the built portal (PORTAL_DIST), both under PORTAL_BASE. An address
 * without extension is a page of the portal, with or without its own file. An unknown .php file is not found.
 */

const TYPES = [
    'css' => 'text/css',
    'html' => 'text/html',
    'js' => 'text/javascript',
    'json' => 'application/json',
    'map' => 'application/json',
    'mjs' => 'text/javascript',
    'mp4' => 'video/mp4',
    'pdf' => 'application/pdf',
    'png' => 'image/png',
    'svg' => 'image/svg+xml',
    'txt' => 'text/plain',
    'vtt' => 'text/vtt',
    'wasm' => 'application/wasm',
    'webp' => 'image/webp',
    'woff2' => 'font/woff2',
];

/** The legacy host allows every origin, but no credentials; these two files allow none (docs/host.md#one-origin). */
const FILES_WITHOUT_CORS = ['Email.php', 'DeanEvaluvation.php'];

$dist = getenv('PORTAL_DIST') ?: dirname(__DIR__, 2) . '/dist';

/** Sends the headers of the portal's .htaccess. */
$htaccess = is_file("$dist/.htaccess") ? file_get_contents("$dist/.htaccess") : '';
preg_match_all('/^\s*Header always set (\S+) "([^"]+)"/m', $htaccess, $headers, PREG_SET_ORDER);
foreach ($headers as [, $name, $value]) {
    header("$name: $value");
}

/** Sends the headers that .htaccess sets only for some files, by name or by address. */
function send_conditional_headers(string $file, string $address, string $htaccess): void
{
    $forms = [
        [basename($file), '/<FilesMatch "([^"]+)">\s*Header set (\S+) "([^"]+)"/'],
        [$address, '/SetEnvIf Request_URI "([^"]+)" \w+\s*Header set (\S+) "([^"]+)" env=/'],
    ];
    foreach ($forms as [$subject, $form]) {
        preg_match_all($form, $htaccess, $rules, PREG_SET_ORDER);
        foreach ($rules as [, $pattern, $name, $value]) {
            if (preg_match("~$pattern~", $subject)) {
                header("$name: $value");
            }
        }
    }
}

/** Ends with 404 and a page of HTML, as a web server does. */
function not_found(): never
{
    http_response_code(404);
    exit('<!DOCTYPE html><title>404 Not Found</title><h1>Not Found</h1>');
}

$path = rawurldecode(strtok($_SERVER['REQUEST_URI'], '?'));
$base = '/' . trim(getenv('PORTAL_BASE') ?: '', '/');
if ($base !== '/') {
    if ($path === $base) {
        header("Location: $base/", true, 301);
        exit;
    }
    if (!str_starts_with($path, "$base/")) {
        not_found();
    }
    $path = substr($path, strlen($base));
}
if (in_array('..', explode('/', $path), true) || str_contains($path, "\0")) {
    not_found();
}

if (str_starts_with($path, '/__test/')) {
    require __DIR__ . '/lib/test-requests.php';
    handle_test_request(substr($path, strlen('/__test/')));
}

$extension = strtolower(pathinfo($path, PATHINFO_EXTENSION));
if ($extension === 'php') {
    $file = __DIR__ . "/public$path";
    if (!is_file($file)) {
        not_found();
    }
    if (!in_array(basename($path), FILES_WITHOUT_CORS, true)) {
        header('Access-Control-Allow-Origin: *');
    }
    require __DIR__ . '/lib/breakage.php';
    fail_if_broken(basename($path));
    require $file;
    exit;
}

$page = is_file("$dist$path.html") ? "$dist$path.html" : "$dist/index.html";
$file = $extension === '' ? $page : $dist . $path;
if (!is_file($file) || str_starts_with(basename($path), '.')) {
    not_found();
}
header('Content-Type: ' . (TYPES[pathinfo($file, PATHINFO_EXTENSION)] ?? 'application/octet-stream'));
header('Content-Length: ' . filesize($file));
send_conditional_headers($file, $path, $htaccess);
readfile($file);
