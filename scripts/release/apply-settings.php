<?php
// Installs the portal with the settings and files of the council. Run it after each change in council/:
//   php apply-settings.php [folder on the server]
// Without a folder, portal/ is changed, to be copied to the server.
declare(strict_types=1);

const AWARDS_LINK = ' href="{{branding.awardsUrl}}"';
const MAY_BE_EMPTY = ['host', 'branding.itCentre.fax'];

$templates = __DIR__ . '/pages';
$council = __DIR__ . '/council';
$portal = __DIR__ . '/portal';
$installed = rtrim($argv[1] ?? $portal, '/');

/** @param string[] $lines */
function stop(array $lines): void
{
    fwrite(STDERR, implode("\n", $lines) . "\nNo page was changed.\n");
    exit(1);
}

function readSettings(string $file): array
{
    $text = @file_get_contents($file);
    if ($text === false) stop(["$file cannot be read."]);
    $settings = json_decode($text, true);
    if (!is_array($settings)) stop(["$file is not JSON: " . json_last_error_msg() . '.']);
    // Absent in settings of earlier releases.
    return $settings + ['folder' => '/'];
}

function isText($value): bool
{
    return is_string($value) && trim($value) !== '' && strpos($value, '{{') === false;
}

/** Returns what is wrong with a value, compared with the same value of the samples. */
function problemsOf($value, $sample, string $path): array
{
    // A number or a switch may be absent, as in settings of earlier releases.
    if (is_int($sample)) return $value === null || (is_int($value) && $value > 0) ? [] : ["$path: write a whole number above 0"];
    if (is_bool($sample)) return $value === null || is_bool($value) ? [] : ["$path: write true or false"];
    if (in_array($path, MAY_BE_EMPTY, true)) return is_string($value) ? [] : ["$path: write a text, or \"\""];
    if (is_string($sample)) return isText($value) ? [] : ["$path: write a text"];
    if ($sample === null) return $value === null || isText($value) ? [] : ["$path: write a text, or null"];
    if (isset($sample[0])) {
        $isList = is_array($value) && $value !== [] && $value === array_values(array_filter($value, 'isText'));
        return $isList ? [] : ["$path: write a list of texts, in [ ]"];
    }
    if (!is_array($value)) return ["$path: copy this part from pages/settings.json"];
    $at = fn(string $key): string => ltrim("$path.$key", '.');
    $problems = [];
    foreach (array_keys(array_diff_key($value, $sample)) as $key) $problems[] = $at("$key") . ': there is no such setting';
    foreach ($sample as $key => $part) array_push($problems, ...problemsOf($value[$key] ?? null, $part, $at($key)));
    return $problems;
}

/** Returns what is wrong with texts of the right type. @param string[] $folders of the logo */
function wrongTexts(array $settings, array $folders): array
{
    ['folder' => $folder, 'branding' => $branding] = $settings;
    $problems = [];
    if (preg_match('~^/([\w.\-\~]+/)*$~D', $folder) !== 1)
        $problems[] = 'folder: write the path of the portal, such as / or /RGMS/';
    $emails = [
        'branding.email' => $branding['email'],
        'branding.statements.privacy.contact.email' => $branding['statements']['privacy']['contact']['email'],
        'branding.statements.accessibility.contact.email' => $branding['statements']['accessibility']['contact']['email'],
    ];
    foreach ($emails as $path => $email)
        if (filter_var($email, FILTER_VALIDATE_EMAIL) === false) $problems[] = "$path: $email is not an e-mail address";
    $zone = $branding['timeZone']['name'];
    if (!in_array($zone, timezone_identifiers_list(DateTimeZone::ALL_WITH_BC), true))
        $problems[] = "branding.timeZone.name: $zone is not a time zone such as Asia/Colombo";
    $awards = $branding['awardsUrl'] ?? null;
    if ($awards !== null && preg_match('~^https?://~', $awards) !== 1)
        $problems[] = 'branding.awardsUrl: begin the address with https://';
    $notice = $branding['maintenanceNotice'] ?? '';
    // A phone still shows the page below it.
    if (preg_match('/^.{0,200}$/su', $notice) !== 1)
        $problems[] = 'branding.maintenanceNotice: write at most 200 characters';
    $reports = $branding['errorReports'] ?? null;
    if ($reports !== null && preg_match('~^/[^/]~', $reports) !== 1)
        $problems[] = 'branding.errorReports: write a path of this host, such as /failures';
    if ($reports === null && ($branding['reportSpeed'] ?? false))
        $problems[] = 'branding.reportSpeed: write the path for the reports as errorReports, or false';
    if (array_filter($folders, fn($folder) => is_file("$folder/{$branding['logo']}")) === [])
        $problems[] = "branding.logo: there is no file {$branding['logo']} in {$folders[0]}";
    return $problems;
}

function textOf($value): string
{
    if (!is_array($value)) return (string) $value;
    return isset($value[0])
        ? implode("\n", $value)
        : json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
}

function fill(string $template, array $settings): string
{
    $text = function (string $path) use ($settings): string {
        $value = $settings;
        foreach (explode('.', $path) as $key) $value = $value[$key] ?? null;
        return htmlspecialchars(textOf($value), ENT_COMPAT);
    };
    if (!isset($settings['branding']['awardsUrl'])) $template = str_replace(AWARDS_LINK, '', $template);
    $template = preg_replace_callback(
        '/tel:\{\{([\w.]+)\}\}/',
        fn($match) => 'tel:' . str_replace(' ', '', $text($match[1])),
        $template
    );
    // The braces in an address are encoded.
    return preg_replace_callback('/(?:\{\{|%7B%7B)([\w.]+)(?:\}\}|%7D%7D)/', fn($match) => $text($match[1]), $template);
}

/** Puts a file in place at once, so that a visitor never reads half of it. */
function publish(bool $isWritten, string $file): void
{
    if ($isWritten && @rename("$file.new", $file)) return;
    fwrite(STDERR, "$file cannot be written.\n");
    exit(1);
}

/** Copies all files of a folder, except those with a template. */
function copyFiles(string $from, string $to, string $templates): void
{
    $entries = new RecursiveDirectoryIterator($from, FilesystemIterator::SKIP_DOTS | FilesystemIterator::FOLLOW_SYMLINKS);
    foreach (new RecursiveIteratorIterator($entries, RecursiveIteratorIterator::SELF_FIRST) as $entry) {
        $path = substr((string) $entry, strlen($from));
        if ($entry->isDir()) is_dir($to . $path) || @mkdir($to . $path);
        elseif (!is_file($templates . $path)) publish(@copy((string) $entry, "$to$path.new"), $to . $path);
    }
}

$settings = readSettings("$council/settings.json");
$problems = problemsOf($settings, readSettings("$templates/settings.json"), '');
if ($problems === []) $problems = wrongTexts($settings, [$council, $portal]);
if ($problems !== []) stop(array_merge(["$council/settings.json:"], $problems));
if (!is_dir($installed) && !@mkdir($installed)) stop(["$installed cannot be created."]);

if (realpath($installed) !== realpath($portal)) copyFiles($portal, $installed, $templates);
copyFiles($council, $installed, $templates);
// Pages come last, because they name the other files.
foreach (glob("$templates/*.html") as $template) {
    $page = "$installed/" . basename($template);
    publish(@file_put_contents("$page.new", fill(file_get_contents($template), $settings)) !== false, $page);
}
// Another version may have had other pages.
foreach (glob("$installed/*.html") as $page) {
    $isOurs = strpos(file_get_contents($page), '<meta name="portal-branding"') !== false;
    if ($isOurs && !is_file("$templates/" . basename($page))) unlink($page);
}
echo "The portal is in $installed.\n";

// The sample for nginx names the folder in its last location.
$sample = __DIR__ . '/docs/nginx.conf';
$folder = $settings['folder'];
$location = "  location $folder {\n    try_files \$uri \$uri.html {$folder}index.html;";
$pattern = '~  location /\S* \{\n    try_files \$uri \$uri\.html \S+~';
if (is_file($sample))
    file_put_contents($sample, preg_replace_callback($pattern, fn() => $location, file_get_contents($sample)));
