<?php

declare(strict_types=1);

/** Returns the fields and the lists of rows of the form, each with its columns, as form.ts writes them. */
function form(): array
{
    static $form = null;
    return $form ??= json_decode(file_get_contents(data_path('form.json')), true);
}

/** Returns the columns of a list of rows of MultipleRows.php, which is also the name of its table. */
function columns_of(string $list): array
{
    return array_column(form()['rows'][$list], 'name');
}

function application(int|string $id): array|false
{
    return run('SELECT * FROM applications WHERE Id = ?', [$id])->fetch();
}

/** Returns the application if it belongs to the signed-in person. */
function own_application(int|string $id): array|false
{
    $application = application($id);
    return $application && $application['uid'] === ($_SESSION['user_id'] ?? null) ? $application : false;
}

/** Returns the required fields that are empty. Fields of the leave are required only if one is taken. */
function missing_fields(array $form): array
{
    $asks_for_leave = ($form['Leave_Get'] ?? '') === 'yes' || has_habit('leave-always-required');
    $required = array_column(array_filter(form()['fields'], fn (array $field) => $field['required']), 'name');
    $asked = $asks_for_leave ? $required : array_diff($required, ['Leave_Date', 'Leave_Duration']);
    return array_filter($asked, fn (string $field) => trim($form[$field] ?? '') === '');
}

/** Creates an application with its two approvals still undecided. Ignores unknown fields. Returns its id. */
function add_application(int $uid, array $form, ?string $submittedDate = null): int
{
    $row = ['uid' => $uid, 'submittedDate' => $submittedDate ?? now()];
    foreach (form()['fields'] as ['name' => $field, 'type' => $type]) {
        $given = $form[$field] ?? '';
        $row[$field] = $type === 'BOOLEAN' ? (int) ($given === 'yes') : $given;
    }
    $id = insert('applications', $row);
    insert('approvals', ['app_ID' => $id, 'approver' => 'HOD']);
    insert('approvals', ['app_ID' => $id, 'approver' => 'Dean']);
    return $id;
}

/** Silently skips rows with an empty value. */
function add_rows(int $id, string $list, array $rows): void
{
    $columns = columns_of($list);
    foreach ($rows as $row) {
        if (all_given($row, ...$columns)) {
            insert($list, ['app_ID' => $id] + array_intersect_key($row, array_flip($columns)));
        }
    }
}

function rows_of(int|string $id, string $list): array
{
    $columns = implode(', ', columns_of($list));
    return run("SELECT $columns FROM $list WHERE app_ID = ?", [$id])->fetchAll();
}

/** Changes the status if it is one of `$from`. Returns true if it did. */
function move_status(int|string $id, string $to, string ...$from): bool
{
    $marks = implode(', ', array_fill(0, count($from), '?'));
    // A bound text has no column type: without the cast it would never equal a number.
    $sql = "UPDATE applications SET Status = ? WHERE Id = ? AND CAST(Status AS TEXT) IN ($marks)";
    return run($sql, [$to, $id, ...$from])->rowCount() === 1;
}

/** Returns the facts that pages behind a link show; `[]` for an unknown id. */
function linked_application(int|string $id): array
{
    return run('SELECT projectTitle, name, Id AS app_ID FROM applications WHERE Id = ?', [$id])->fetch() ?: [];
}

/** Returns true between the dates, inclusive. */
function period_is_open(): bool
{
    $dates = run('SELECT * FROM dates')->fetch();
    $minute = substr(now(), 0, 16);
    return $dates
        && "{$dates['Open_Date']} {$dates['Time_1']}" <= $minute
        && $minute <= "{$dates['Close_Date']} {$dates['Time_2']}";
}
