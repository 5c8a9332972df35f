import { comparableEmail } from '@/domain/email-address'
import { emailAdvice } from '@/domain/format-warnings'
import { Advice } from './advice'

interface AddressAdviceProps {
  email: string
  /** Addresses that have had such an e-mail, each with what to say of it: "was invited as Reviewer 2 before". */
  invited?: ReadonlyMap<string, string>
}

/** What to look at before an e-mail goes to this address. */
export function AddressAdvice({ email, invited }: AddressAdviceProps) {
  const address = comparableEmail(email)
  const earlier = address === '' ? undefined : invited?.get(address)
  return <Advice className="-mt-4">{emailAdvice(email) ?? (earlier && `${address} ${earlier}.`)}</Advice>
}
