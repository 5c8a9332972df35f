/** Longest wait of a test without progress, in milliseconds. Whole tests have no limit: it depends on the machine. */
export const NO_PROGRESS_TIMEOUT = 90_000
