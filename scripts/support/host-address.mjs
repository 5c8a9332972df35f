/** Rejects `localhost:8080`, which is a valid URL. @param {string | undefined} address @returns {address is string} */
export const isHostAddress = (address) =>
  address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address)
