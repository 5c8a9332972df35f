/**
 * The first versions with `light-dark()` and relative colours; src/styles.css shows a notice in older browsers. If
 * compiled for those, `light-dark()` is evaluated only at the root: dark parts of a light page would become light.
 */
export const OLDEST_BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']
