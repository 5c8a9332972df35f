/**
 * Whether a value is the address of a host. `localhost:8080/RGMS` is not, although it can be parsed: `localhost:` would
 * be its scheme.
 * @param {string | undefined} given
 * @returns {given is string}
 */
export const isHostAddress = (given) => given !== undefined && /^https?:\/\//i.test(given) && URL.canParse(given)
