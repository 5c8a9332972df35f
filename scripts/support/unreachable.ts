/** The code and the text of the deepest error of a request that did not reach its host: the outer ones say less. */
export const reasonOf = (error: unknown): { code: string; words: string } => {
  if (!(error instanceof Error)) return { code: '', words: '' }
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  // If a name has several addresses and none answers, the error for all of them has no text.
  return { code, words: error.message || code }
}

/** What to say if a host cannot be reached, and what to do if only its certificate is the reason. */
export const unreachableWords = (name: string, error: unknown): string => {
  const { code, words } = reasonOf(error)
  return /SIGN|ISSUER/.test(code)
    ? `${name} cannot be trusted: ${words}. Where the certificate is right, NODE_EXTRA_CA_CERTS=file.pem names who signed it.`
    : `${name} cannot be reached: ${words}.`
}
