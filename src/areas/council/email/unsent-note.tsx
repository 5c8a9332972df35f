import { Banner } from '@/ui/banner'
import { useEmailLog } from '@/writes/ui/use-email-log'

/** Notice in the e-mail dialog: an earlier Send has saved the data, so the next one sends only the e-mail. */
export function UnsentNote({ id, saved }: { id: string; saved: string }) {
  const unsent = useEmailLog().unsent(id)
  if (!unsent) return null
  const email = unsent.unsent.unconfirmed
    ? 'we could not confirm whether the e-mail went out'
    : 'the e-mail did not go out'
  return (
    <Banner tone="warning">
      {`${saved} is saved, but ${email}. Unless you change who it is for, Send now sends the e-mail alone.`}
    </Banner>
  )
}
