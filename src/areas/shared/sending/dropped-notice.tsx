import type { Person } from '@/api/session'
import { Button } from '@/ui/button'

interface DroppedNoticeProps {
  of: Person
  count: number
  onDismiss: () => void
}

/** For whoever has logged in over somebody else's work: that it was dropped, and nothing of what it was. */
export function DroppedNotice({ of, count, onDismiss }: DroppedNoticeProps) {
  const whose = of.name || of.email
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 border-t border-current/20 py-3">
      <p>
        {count} {count === 1 ? 'thing that' : 'things that'} {whose} had waiting here {count === 1 ? 'was' : 'were'}{' '}
        dropped and not sent.
      </p>
      <Button size="small" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  )
}
