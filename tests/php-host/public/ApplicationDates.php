<?php

require __DIR__ . '/../lib/host.php';

const FIELDS = ['Open_Date', 'Time_1', 'Close_Date', 'Time_2', 'Year'];

if (is_post()) {
    require_council(Refusal::StatusError);
    if (!has_all_fields($_POST, ...FIELDS)) {
        refuse(Refusal::StatusError, 'Please fill in all fields.');
    }
    db()->exec('DELETE FROM dates');
    insert('dates', array_intersect_key($_POST, array_flip(FIELDS)));
    respond(['status' => 'success', 'message' => 'Dates saved successfully.']);
}
$dates = run('SELECT * FROM dates')->fetch();
if (!$dates) {
    refuse(Refusal::StatusError, 'No application dates found.');
}
respond([
    'status' => 'success',
    'Open_Date' => "{$dates['Open_Date']} {$dates['Time_1']}",
    'Close_Date' => "{$dates['Close_Date']} {$dates['Time_2']}",
]);
