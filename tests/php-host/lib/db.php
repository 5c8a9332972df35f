<?php

declare(strict_types=1);

/** A path inside the folder that holds everything this host remembers. */
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

/** A prepared statement: its columns come as native numbers (wire 1.3). */
function run(string $sql, array $values = []): PDOStatement
{
    $statement = db()->prepare($sql);
    $statement->execute($values);
    return $statement;
}

/** A plain query, as MySQL's text protocol answers one: every column a string or null (wire 1.3). */
function plain(string $sql): array
{
    db()->setAttribute(PDO::ATTR_STRINGIFY_FETCHES, true);
    $rows = db()->query($sql)->fetchAll();
    db()->setAttribute(PDO::ATTR_STRINGIFY_FETCHES, false);
    return $rows;
}

/** Writes one row under the keys of an array: they are names of the code, never of a request. */
function insert(string $table, array $row): int
{
    $columns = implode(', ', array_keys($row));
    $marks = implode(', ', array_fill(0, count($row), '?'));
    run("INSERT INTO $table ($columns) VALUES ($marks)", array_values($row));
    return (int) db()->lastInsertId();
}
