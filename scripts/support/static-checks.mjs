/** Name, command and arguments of each check. @type {readonly (readonly [string, string, string[]])[]} */
export const STATIC_CHECKS = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'oxlint', ['--type-aware', '--quiet']],
  ['format', 'oxfmt', ['--check']],
  ['unused code', 'knip', []],
  // Code that only tests use counts as unused.
  ['tested code that nothing uses', 'knip', ['--production']],
]
