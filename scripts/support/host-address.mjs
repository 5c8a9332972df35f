/** Rejects `localhost:8080`, which is a valid URL. @param {string | undefined} given @returns {given is string} */
export const isHostAddress = (given) => given !== undefined && /^https?:\/\//i.test(given) && URL.canParse(given)
