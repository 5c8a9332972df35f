/** In milliseconds. Whole tests have no timeout, because their duration depends on the machine. */
export const NO_PROGRESS_TIMEOUT = 90_000
