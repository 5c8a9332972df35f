<?php

declare(strict_types=1);

/** Behaviour that tests can switch on: see README.md. */
const HABITS = ['leave-always-required', 'mail-fails'];

/** Switches these habits on, and the others off. */
function set_habits(array $names): void
{
    run("INSERT OR REPLACE INTO settings VALUES ('habits', ?)", [implode(' ', array_intersect(HABITS, $names))]);
}

function has_habit(string $name): bool
{
    $habits = run("SELECT value FROM settings WHERE name = 'habits'")->fetchColumn();
    return in_array($name, explode(' ', $habits ?: ''), true);
}
