/**
 * The first versions with `light-dark()` and relative colours. Older browsers show a notice (src/styles.css). Compiled for
 * them, `light-dark()` would depend on the root only, so dark parts of a light page would become light.
 */
export const OLDEST_BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']
