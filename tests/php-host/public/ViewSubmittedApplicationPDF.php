<?php

require __DIR__ . '/../lib/host.php';

$application = find_application($_GET['app_ID'] ?? 0);
if (!$application) {
    refuse(Refusal::Error, 'File not found.');
}
$lines = ["Application {$application['Id']}", ''];
foreach (array_column(load_form()['fields'], 'name') as $field) {
    $lines[] = "$field: {$application[$field]}";
}
send_download_headers('application/pdf', "{$application['Id']}_Application.pdf");
echo make_pdf($lines);
