<?php

require __DIR__ . '/../lib/host.php';

if (!is_post()) {
    reply(['faculties' => plain('SELECT fid, faculty FROM faculties ORDER BY faculty')]);
}
$input = json_input();
if (!all_given($input, 'fid')) {
    refuse(Refusal::Error, 'Faculty ID is required');
}
$sql = 'SELECT did, department FROM departments WHERE fid = ? ORDER BY department';
reply(['departments' => run($sql, [$input['fid']])->fetchAll()]);
