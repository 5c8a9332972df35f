/**
 * The oldest browsers that the portal is built for: the first of each family with `light-dark()` and with colours made
 * from others. Compiled for older ones `light-dark()` would be evaluated once, at the root of the page, and what is dark
 * on a light page, such as the bar of what is sent, would have the colours of that page. src/styles.css asks for both,
 * and tells older browsers that they are.
 */
export const OLDEST_BROWSERS = ['chrome123', 'edge123', 'firefox128', 'safari17.5']
