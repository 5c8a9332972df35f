/** Returns code and message of the innermost cause of a failed request, because it is the most specific one. */
export function getErrorReason(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: '', message: '' }
  if (error.cause instanceof Error) return getErrorReason(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  // An `AggregateError`, thrown for a host name with several addresses, has no message.
  return { code, message: error.message || code }
}
