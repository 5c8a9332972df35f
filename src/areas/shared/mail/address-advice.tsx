import { TriangleAlert } from 'lucide-react'
import { comparableEmail, looksLikeEmail } from '@/domain/email-address'

interface AddressAdviceProps {
  email: string
  /** Addresses that have had such a mail, each with what to say of it: "was already invited as Reviewer 2". */
  invited?: ReadonlyMap<string, string>
}

/** What to look at before a mail goes to this address. Advice: the person may know better. */
export function AddressAdvice({ email, invited }: AddressAdviceProps) {
  const address = comparableEmail(email)
  const earlier = address === '' ? undefined : invited?.get(address)
  const malformed = address !== '' && !looksLikeEmail(address)
  const advice = malformed ? 'This does not look like an e-mail address.' : earlier && `${address} ${earlier}.`
  return (
    // Always there, so that what appears in it is read out.
    <div role="status" className="-mt-4 text-sm font-medium text-waiting empty:hidden">
      {advice && (
        <p className="flex items-start gap-1.5 wrap-anywhere">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          {advice}
        </p>
      )}
    </div>
  )
}
