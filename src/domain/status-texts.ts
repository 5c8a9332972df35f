import { STATUS, STATUS_ROWS, type Audience, type Status, type StatusTexts } from './status'

/**
 * Where an application stands, who has to act, what comes next and what the reader has to do now, in sentences.
 * `agreementToSign` means that the council's agreement is there and waits for the applicant's signature.
 */
export function statusTexts(
  status: Status,
  audience: Audience,
  { agreementToSign = false }: { agreementToSign?: boolean } = {},
): StatusTexts {
  const texts = STATUS_ROWS[status].texts[audience]
  if (status !== STATUS.granted || !agreementToSign) return texts
  return audience === 'applicant'
    ? { ...texts, todo: 'Sign the agreement and upload the signed copy within one week.' }
    : { ...texts, todo: 'Wait for the signed agreement from the applicant.' }
}
