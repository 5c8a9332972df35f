/**
 * How long one wait of a test may take in which nothing moves, in milliseconds: a press, a navigation, something that
 * should appear. A whole test has no such limit: how long it takes says how fast the machine is, and nothing else.
 */
export const STANDSTILL = 90_000
