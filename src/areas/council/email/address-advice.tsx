import { comparableEmail, emailAdvice } from '@/domain/people/email-address'
import { Advice } from './advice'

interface AddressAdviceProps {
  email: string
  /** Addresses e-mailed before, each with the phrase to display: "was invited as Reviewer 2 before". */
  invited?: ReadonlyMap<string, string>
}

export function AddressAdvice({ email, invited }: AddressAdviceProps) {
  const address = comparableEmail(email)
  const earlier = address === '' ? undefined : invited?.get(address)
  return <Advice className="-mt-4">{emailAdvice(email) ?? (earlier && `${address} ${earlier}.`)}</Advice>
}
