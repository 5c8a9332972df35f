import { Banner } from '@/ui/banner'
import { useLedger } from '@/features/sent-mail/use-ledger'

/** In the composer: what an earlier Send has done already, and what the next one will do. */
export function UnsentNote({ id, saved }: { id: string; saved: string }) {
  const unsent = useLedger().unsent(id)
  if (!unsent) return null
  const mail = unsent.unsent.unconfirmed
    ? 'we could not confirm whether the e-mail went out'
    : 'the e-mail did not go out'
  return (
    <Banner tone="warning">
      {saved} is saved, but {mail}. Unless you change who it is for, Send now sends the e-mail alone.
    </Banner>
  )
}
