import { Banner } from '@/ui/banner'
import { useUnsent } from './use-unsent'

/** In the composer: what an earlier Send has done already, and what the next one will do. */
export function UnsentNote({ id, saved }: { id: string; saved: string }) {
  const unsent = useUnsent(id)
  if (!unsent) return null
  return (
    <Banner tone="warning">
      {saved} is saved, but the e-mail did not go out. Unless you change who it is for, Send now sends the e-mail alone.
    </Banner>
  )
}
