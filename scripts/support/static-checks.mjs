/**
 * What is checked without running the portal: name, command and arguments of each.
 * @type {readonly (readonly [string, string, string[]])[]}
 */
export const STATIC_CHECKS = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'oxlint', ['--type-aware', '--quiet']],
  ['format', 'oxfmt', ['--check']],
  ['unused code', 'knip', []],
  // What tests alone use is unused too.
  ['tested code that nothing uses', 'knip', ['--production']],
]
