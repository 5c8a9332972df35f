import { useServices } from '@/api/services'
import { branding } from '@/branding'
import { displayedId } from '@/council-time'
import { formatInZone } from '@/domain/dates/zoned-time'
import { Banner } from '@/ui/banner'
import { CopyButton } from '@/ui/copy-button'
import { DescriptionList } from '@/ui/description-list'
import type { Receipt } from './receipt'

export function ReceiptFacts({ receipt: { applicationId, document, sent, at, note } }: { receipt: Receipt }) {
  const { now } = useServices()
  const { name: zone, words } = branding.timeZone
  const facts = [
    { term: 'Application ID', text: applicationId && displayedId(applicationId, now()) },
    { term: 'Document', text: document },
    { term: 'Sent', text: sent?.join('\n') },
    { term: 'Time', text: at && `${formatInZone(new Date(at), zone)} (${words})` },
  ].filter(({ text }) => text)
  if (facts.length === 0) return null
  const items = facts.map(({ term, text }) => ({
    term,
    description: <span className="whitespace-pre-line">{text}</span>,
  }))
  return (
    <div className="grid gap-4">
      {note !== undefined && <Banner tone="warning">{note}</Banner>}
      <DescriptionList items={items} />
      <div className="no-print">
        <CopyButton text={facts.map(({ term, text }) => `${term}: ${text}`).join('\n')} label="Copy what you sent" />
      </div>
    </div>
  )
}
