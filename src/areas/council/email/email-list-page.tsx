import { branding } from '@/branding'
import { formatInZone } from '@/domain/dates/zoned-time'
import { Button } from '@/ui/button'
import type { Elements } from '@/ui/elements'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { ListPage } from '../list/list-page'
import { RowDialogProvider } from '../list/row-dialog'

interface EmailListPageProps {
  title: string
  lead: string
  children: Elements
}

export function EmailListPage({ title, lead, children }: EmailListPageProps) {
  return (
    <ListPage title={title} lead={lead}>
      <RowDialogProvider>{children}</RowDialogProvider>
      <EmailLogPanel />
    </ListPage>
  )
}

/** Lists the e-mails sent from this device; the host has no such log. */
function EmailLogPanel() {
  const { entries, clear } = useEmailLog()
  if (entries.length === 0) return null
  return (
    <details className="no-print mt-12 border-t border-rule pt-4">
      <summary className="w-fit rounded-control py-1 font-semibold">{`Sent from this device (${entries.length})`}</summary>
      <p className="mt-2 max-w-reading text-ink-soft">Only you see this list, and only in this browser.</p>
      <ul className="mt-4">
        {entries.map((entry) => (
          <li
            key={`${entry.at} ${entry.key}`}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-rule py-3"
          >
            <div className="min-w-0 wrap-anywhere">
              <p>{entry.about}</p>
              <p className="text-ink-soft">{entry.to}</p>
            </div>
            <p className="text-ink-soft tabular-nums">{formatInZone(new Date(entry.at), branding.timeZone.name)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Button size="small" onClick={clear}>
          Clear what was sent
        </Button>
      </div>
    </details>
  )
}
