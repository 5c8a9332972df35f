/** Returns code and text of the innermost cause of a failed request, which is the most specific. */
export function reasonOf(error: unknown): { code: string; words: string } {
  if (!(error instanceof Error)) return { code: '', words: '' }
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  // The combined error for a name with several addresses has no message.
  return { code, words: error.message || code }
}
