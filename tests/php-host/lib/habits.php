<?php

declare(strict_types=1);

/** What this host can do as others do, while a test wants it: see README.md. */
const HABITS = ['leave-always-required', 'mail-fails'];

/** Takes on these habits, and drops the others. */
function set_habits(array $names): void
{
    run("INSERT OR REPLACE INTO settings VALUES ('habits', ?)", [implode(' ', array_intersect(HABITS, $names))]);
}

function has_habit(string $name): bool
{
    $habits = run("SELECT value FROM settings WHERE name = 'habits'")->fetchColumn();
    return in_array($name, explode(' ', $habits ?: ''), true);
}
