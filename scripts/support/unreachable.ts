import { getErrorReason } from '../../src/lib/error-reason.ts'

/** Returns the message for an unreachable host, with advice if only its certificate is the reason. */
export const explainUnreachable = (name: string, error: unknown): string => {
  const { code, message } = getErrorReason(error)
  return /SIGN|ISSUER/.test(code)
    ? `${name} cannot be trusted: ${message}. Where the certificate is right, NODE_EXTRA_CA_CERTS=file.pem names who signed it.`
    : `${name} cannot be reached: ${message}.`
}
