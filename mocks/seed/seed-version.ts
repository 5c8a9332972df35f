/**
 * Names what the seeds make. A browser stores of a seeded demo only its scenario and what was changed, and begins anew where
 * the seeds have become others. `tests/unit/mocks/seed.test.ts` says what to write here.
 */
export const SEED_VERSION = '79dcbd63dc5c'
