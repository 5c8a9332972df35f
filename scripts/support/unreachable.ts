/** Returns code and text of the innermost cause of a failed request, which is the most specific. */
export const reasonOf = (error: unknown): { code: string; words: string } => {
  if (!(error instanceof Error)) return { code: '', words: '' }
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  // The combined error for a name with several addresses has no message.
  return { code, words: error.message || code }
}

/** Returns the message for an unreachable host, with advice if only its certificate is the reason. */
export const unreachableWords = (name: string, error: unknown): string => {
  const { code, words } = reasonOf(error)
  return /SIGN|ISSUER/.test(code)
    ? `${name} cannot be trusted: ${words}. Where the certificate is right, NODE_EXTRA_CA_CERTS=file.pem names who signed it.`
    : `${name} cannot be reached: ${words}.`
}
