import fc from 'fast-check'

const { PROPERTY_RUNS, PROPERTY_SEED } = import.meta.env

/** `npm test` repeats the same examples, so only a change can fail them. `npm run properties` tries other examples. */
fc.configureGlobal({ seed: Number(PROPERTY_SEED ?? 20_261_120), numRuns: Number(PROPERTY_RUNS ?? 100) })
