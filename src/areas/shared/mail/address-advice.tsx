import { comparableEmail, looksLikeEmail } from '@/domain/email-address'
import { Advice } from './advice'

interface AddressAdviceProps {
  email: string
  /** Addresses that have had such a mail, each with what to say of it: "was invited as Reviewer 2 before". */
  invited?: ReadonlyMap<string, string>
}

export const NOT_AN_ADDRESS = 'This does not look like an e-mail address.'

/** What to look at before a mail goes to this address. */
export function AddressAdvice({ email, invited }: AddressAdviceProps) {
  const address = comparableEmail(email)
  const earlier = address === '' ? undefined : invited?.get(address)
  const malformed = address !== '' && !looksLikeEmail(address)
  return <Advice className="-mt-4">{malformed ? NOT_AN_ADDRESS : earlier && `${address} ${earlier}.`}</Advice>
}
