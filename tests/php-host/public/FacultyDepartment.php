<?php

require __DIR__ . '/../lib/host.php';

if (!is_post()) {
    respond(['faculties' => run_plain_query('SELECT fid, faculty FROM faculties ORDER BY faculty')]);
}
$input = json_input();
if (!has_all_fields($input, 'fid')) {
    refuse(Refusal::Error, 'Faculty ID is required');
}
$sql = 'SELECT did, department FROM departments WHERE fid = ? ORDER BY department';
respond(['departments' => run($sql, [$input['fid']])->fetchAll()]);
