<?php

declare(strict_types=1);

/** Shapes of a refusal: each file has its own (docs/host.md#success-markers). */
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

/** Ends the request with JSON, always as text/html and with status 200 (docs/host.md#always-200). */
function respond(mixed $body): never
{
    echo json_encode($body);
    exit;
}

function refuse(Refusal $shape, string $text): never
{
    respond($shape->body($text));
}

/** Ends an OPTIONS request. A file without this call runs as usual. */
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

/** Replaces inexact ids by 0, which no application has: SQL and `%d` read `12abc` as 12. */
function replace_inexact_ids(array $input): array
{
    foreach (array_intersect(['app_ID', 'appId', 'grantId'], array_keys($input)) as $name) {
        if (!preg_match('/^[1-9]\d*\z/', (string) $input[$name])) {
            $input[$name] = 0;
        }
    }
    return $input;
}

/** Returns the body of a JSON request. Each file reads only one encoding. */
function json_body(): array
{
    $body = json_decode(file_get_contents('php://input'), true);
    return is_array($body) ? $body : [];
}

/** Returns the scalar values of the JSON body. Only MultipleRows.php needs more. */
function json_input(): array
{
    return replace_inexact_ids(array_filter(json_body(), 'is_scalar'));
}

/** Returns true if no field is missing or empty. For `empty()`, 0 is empty too. */
function has_all_fields(array $input, string ...$names): bool
{
    foreach ($names as $name) {
        if (empty($input[$name])) {
            return false;
        }
    }
    return true;
}
