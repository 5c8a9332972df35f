<?php

declare(strict_types=1);

/** How a file says no: every one has a shape of its own (wire 1.4). */
enum Refusal
{
    case StatusFalse;
    case StatusError;
    case SuccessFalse;
    case SuccessError;
    case Error;
    case Message;
    case Criteria;

    public function body(string $text): array
    {
        return match ($this) {
            self::StatusFalse => ['status' => false, 'message' => $text],
            self::StatusError => ['status' => 'error', 'message' => $text],
            self::SuccessFalse => ['success' => false, 'message' => $text],
            self::SuccessError => ['success' => false, 'error' => $text],
            self::Error => ['error' => $text],
            self::Message => ['message' => $text],
            self::Criteria => ['criteria' => "Error: $text"],
        };
    }
}

/** Ends the request with JSON, which this host calls text/html, and with 200 whatever it says (wire 1.1). */
function reply(mixed $body): never
{
    echo json_encode($body);
    exit;
}

function refuse(Refusal $shape, string $text): never
{
    reply($shape->body($text));
}

/** Ends a request that only asks what is allowed; a file that does not call this runs as usual then (wire 1.1). */
function end_options(): void
{
    if ($_SERVER['REQUEST_METHOD'] === 'OPTIONS') {
        exit;
    }
}

function is_post(): bool
{
    return $_SERVER['REQUEST_METHOD'] === 'POST';
}

/** What a JSON request holds: each file reads one encoding, and is blind to the others (wire 2.1). */
function json_body(): array
{
    $body = json_decode(file_get_contents('php://input'), true);
    return is_array($body) ? $body : [];
}

/** Its plain values: all but one file ask for nothing else. */
function json_input(): array
{
    return array_filter(json_body(), 'is_scalar');
}

/** Whether every one of these fields has come and holds something: `empty()` finds nothing in a 0 (wire 2.7). */
function all_given(array $input, string ...$names): bool
{
    foreach ($names as $name) {
        if (empty($input[$name])) {
            return false;
        }
    }
    return true;
}
