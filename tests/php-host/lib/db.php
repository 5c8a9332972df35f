<?php

declare(strict_types=1);

/** A path inside the folder with all data of this host. */
function data_path(string $name): string
{
    return getenv('PHP_HOST_DATA') . "/$name";
}

function db(): PDO
{
    static $db = null;
    if ($db === null) {
        $db = new PDO('sqlite:' . data_path('host.sqlite'));
        $db->setAttribute(PDO::ATTR_DEFAULT_FETCH_MODE, PDO::FETCH_ASSOC);
        $db->exec('PRAGMA foreign_keys = ON');
    }
    return $db;
}

/** A prepared statement: its numeric columns are native numbers. */
function run(string $sql, array $values = []): PDOStatement
{
    $statement = db()->prepare($sql);
    $statement->execute($values);
    return $statement;
}

/** A plain query, as MySQL's text protocol answers it: every column is a string or null. */
function plain(string $sql): array
{
    db()->setAttribute(PDO::ATTR_STRINGIFY_FETCHES, true);
    $rows = db()->query($sql)->fetchAll();
    db()->setAttribute(PDO::ATTR_STRINGIFY_FETCHES, false);
    return $rows;
}

/** Inserts a row whose columns are the keys of an array: these come from the code, never from a request. */
function insert(string $table, array $row): int
{
    $columns = implode(', ', array_keys($row));
    $marks = implode(', ', array_fill(0, count($row), '?'));
    run("INSERT INTO $table ($columns) VALUES ($marks)", array_values($row));
    return (int) db()->lastInsertId();
}
