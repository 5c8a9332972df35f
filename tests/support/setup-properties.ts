import fc from 'fast-check'

const { PROPERTY_RUNS, PROPERTY_SEED } = import.meta.env

/**
 * Every run of `npm test` tries the same examples: a run that fails has found what a change has broken, and nothing by
 * chance. `npm run properties` tries others, and more of them.
 */
fc.configureGlobal({ seed: Number(PROPERTY_SEED ?? 20_261_120), numRuns: Number(PROPERTY_RUNS ?? 100) })
