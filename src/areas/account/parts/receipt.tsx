import { useServices } from '@/api/services'
import { branding } from '@/branding'
import { formatApplicationId } from '@/council-time'
import { formatInZone } from '@/domain/dates/zoned-time'
import { z } from '@/lib/zod'
import { Banner } from '@/ui/banner'
import { CopyButton } from '@/ui/copy-button'
import type { Elements } from '@/ui/elements'
import { DescriptionList } from '@/ui/description-list'

/** Navigation state of /popup, from the screen that has sent something. */
const receiptSchema = z.object({
  /** Set for an application, which is reviewed and approved. Other documents only go to the council's office. */
  kind: z.optional(z.literal('application')),
  applicationId: z.optional(z.string()),
  pdfUrl: z.optional(z.url({ protocol: /^https?$/ })),
  /** Such as `Mid-year progress report`. */
  document: z.optional(z.string()),
  /** For example, file names. */
  sent: z.optional(z.array(z.string())),
  /** The host's message. Empty for its standard confirmation, undefined if the response was lost. */
  hostMessage: z.optional(z.string()),
  /** Set if the host did not show what was sent. */
  note: z.optional(z.string()),
  at: z.optional(z.iso.datetime()),
})

export type Receipt = z.output<typeof receiptSchema>

/** Returns an empty receipt for invalid navigation state. */
export const parseReceipt = (state: unknown): Receipt => receiptSchema.safeParse(state).data ?? {}

const ID_TERM = 'Application ID'

interface ReceiptFactsProps {
  receipt: Receipt
  /** A button beside *Copy what you sent*. */
  pdfButton?: Elements
}

export function ReceiptFacts({ receipt, pdfButton }: ReceiptFactsProps) {
  const { kind, applicationId, document, sent, at, note } = receipt
  const { now } = useServices()
  const { name: zone, words } = branding.timeZone
  const facts = [
    { term: ID_TERM, text: applicationId && formatApplicationId(applicationId, now()) },
    { term: 'Document', text: document },
    { term: 'Sent', text: sent?.join('\n') },
    { term: 'Time', text: at && `${formatInZone(new Date(at), zone)} (${words})` },
  ].filter(({ text }) => text)
  if (facts.length === 0) return pdfButton
  const items = facts.map(({ term, text }) => ({
    term,
    description: (
      <>
        <span className="whitespace-pre-line">{text}</span>
        {kind === 'application' && term === ID_TERM && (
          <span className="block text-ink-soft">The number stays, the year in it changes.</span>
        )}
      </>
    ),
  }))
  return (
    <div className="grid gap-4 [&_dl>*]:border-0">
      {note !== undefined && <Banner tone="warning">{note}</Banner>}
      <DescriptionList items={items} />
      <div className="no-print flex flex-wrap gap-3">
        {pdfButton}
        <CopyButton text={facts.map(({ term, text }) => `${term}: ${text}`).join('\n')} label="Copy what you sent" />
      </div>
    </div>
  )
}
