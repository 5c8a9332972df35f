<?php

require __DIR__ . '/../lib/host.php';

const FIELDS = ['Open_Date', 'Time_1', 'Close_Date', 'Time_2', 'Year'];

if (is_post()) {
    only_council(Refusal::StatusError);
    if (!all_given($_POST, ...FIELDS)) {
        refuse(Refusal::StatusError, 'Please fill in all fields.');
    }
    db()->exec('DELETE FROM dates');
    insert('dates', array_intersect_key($_POST, array_flip(FIELDS)));
    reply(['status' => 'success', 'message' => 'Dates saved successfully.']);
}
$dates = run('SELECT * FROM dates')->fetch();
if (!$dates) {
    refuse(Refusal::StatusError, 'No application dates found.');
}
reply([
    'status' => 'success',
    'Open_Date' => "{$dates['Open_Date']} {$dates['Time_1']}",
    'Close_Date' => "{$dates['Close_Date']} {$dates['Time_2']}",
]);
