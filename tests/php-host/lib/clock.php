<?php

declare(strict_types=1);

const SQL_TIME = 'Y-m-d H:i:s';

/** Returns the real time plus the offset of the clock. */
function host_time(): int
{
    $offset = run("SELECT value FROM settings WHERE name = 'clock_offset'")->fetchColumn();
    return time() + (int) $offset;
}

function now(): string
{
    return date(SQL_TIME, host_time());
}

/** Starts the clock at an ISO 8601 moment, or at real time. */
function set_clock(?string $moment): void
{
    $offset = $moment ? (new DateTimeImmutable($moment))->getTimestamp() - time() : 0;
    run("INSERT OR REPLACE INTO settings VALUES ('clock_offset', ?)", [$offset]);
}
