import { List } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '@/lib/format'
import { AlertsProvider } from '@/ui/alerts-provider'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { CallLog } from '../implementation'
import { CallsPanel } from './calls-panel'
import { useChanges } from './use-changes'
import { useFootHeight } from './use-foot-height'

/** The bar of `npm run dev:live`, with the calls to the real host. */
export function LiveConsole({ log }: { log: CallLog }) {
  useChanges(log)
  const [isOpen, setOpen] = useState(false)
  useFootHeight('2.875rem')
  const differing = log.list().filter(({ response }) => response && !response.contract.isKept)
  return (
    <AlertsProvider>
      <aside
        aria-label="Real host"
        className="no-print fixed inset-x-0 bottom-0 z-10 border-t-2 border-dashed border-rule-strong bg-sunk"
      >
        <div className="mx-auto flex h-11 max-w-page items-center justify-between gap-2 px-4 sm:px-8">
          <p className="flex min-w-0 gap-1 text-sm whitespace-nowrap text-ink-soft">
            <span className="min-w-0 truncate">A real host. This bar is not part of the portal.</span>
            {differing.length > 0 && (
              <strong className="text-refused">
                {`${formatCount(differing.length, 'reply differs', 'replies differ')} from the contract`}
              </strong>
            )}
          </p>
          <Button size="small" variant="quiet" icon={<List aria-hidden size={16} />} onClick={() => setOpen(true)}>
            Calls
          </Button>
        </div>
      </aside>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Calls to the host" size="wide">
        <CallsPanel log={log} />
      </Dialog>
    </AlertsProvider>
  )
}
