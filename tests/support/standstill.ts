/**
 * How long one wait of a test may take in which nothing happens, in milliseconds: a press, a navigation, an element
 * that should appear. A whole test has no such limit: its time depends on the machine, and on nothing else.
 */
export const STANDSTILL = 90_000
