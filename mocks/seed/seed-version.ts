/**
 * Hash of the seeds. A browser stores only scenario and changes, and starts over if the seeds have changed.
 * `tests/unit/mocks/seed.test.ts` prints the value to write here.
 */
export const SEED_VERSION = '79dcbd63dc5c'
