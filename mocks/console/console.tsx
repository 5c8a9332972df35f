import { Mail, RotateCcw } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'
import { Mailbox } from './mailbox'
import type { MockView } from './mock-view'
import { ScenarioDialog } from './scenario-dialog'
import { useEmails } from './use-emails'

/** The demo's bar at the lower edge of every page. What the page itself fixes to that edge is shown above it. */
export function Console({ view }: { view: MockView }) {
  const [open, setOpen] = useState<'mailbox' | 'scenario' | null>(null)
  const emails = useEmails(view, open === 'mailbox')
  const close = () => setOpen(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--page-foot', '2.875rem')
    return () => void style.removeProperty('--page-foot')
  }, [])
  return (
    <>
      <aside
        aria-label="Demo"
        className="no-print fixed inset-x-0 bottom-0 z-10 border-t-2 border-dashed border-rule-strong bg-sunk"
      >
        <div className="mx-auto flex h-11 max-w-page items-center justify-between gap-4 px-4 sm:px-8">
          <p className="truncate text-sm text-ink-soft">
            Demo<span className="max-sm:sr-only">. Not part of the portal: nothing leaves this browser.</span>
          </p>
          <div className="-mr-3 flex">
            <Button
              size="small"
              variant="quiet"
              icon={<RotateCcw aria-hidden size={16} />}
              onClick={() => setOpen('scenario')}
            >
              Start anew
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={<Mail aria-hidden size={16} />}
              onClick={() => setOpen('mailbox')}
            >
              Mailbox{emails && ` (${formatNumber(emails.length)})`}
            </Button>
          </div>
        </div>
      </aside>
      <Dialog open={open === 'mailbox'} onClose={close} title="Mailbox" size="wide">
        {emails ? <Mailbox emails={emails} /> : <Skeleton />}
      </Dialog>
      {open === 'scenario' && <ScenarioDialog view={view} onClose={close} />}
    </>
  )
}
