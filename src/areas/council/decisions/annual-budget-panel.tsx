import { explain } from '@/api/errors'
import { readAmount } from '@/domain/annual-budget'
import { messages } from '@/domain/messages'
import { formatLkr, sumLkr } from '@/domain/money'
import { RetryButton } from '@/features/retry/retry-button'
import { formatCount } from '@/lib/format'
import { DescriptionList } from '@/ui/description-list'
import { Field } from '@/ui/field'
import { StatusBadge } from '@/ui/status-badge'
import { TextInput } from '@/ui/text-input'
import type { useGrantedSum } from './use-granted-sum'

interface EnvelopePanelProps {
  /** The year of the round that this budget pays for. */
  year: number
  envelope: string
  /** Whether the plan is stored beyond this page. */
  isStored: boolean
  onEnvelope: (typed: string) => void
  granted: ReturnType<typeof useGrantedSum>
  /** Sum of granted and planned amounts, in LKR. */
  total: number
}

const STORED = 'Kept on this device, with the amounts that you plan below.'
const NOT_STORED =
  'This browser does not let us keep it, nor the amounts that you plan below: they are gone once you leave the board.'

/** The annual budget of one round, and what remains of it after its grants and the plan. */
export function AnnualBudgetPanel({ year, envelope, isStored, onEnvelope, granted, total }: EnvelopePanelProps) {
  const amount = readAmount(envelope)
  const isWrong = envelope.trim() !== '' && amount === undefined
  return (
    <section aria-label="Envelope" className="grid items-start gap-x-16 gap-y-6 md:grid-cols-[18rem_minmax(0,32rem)]">
      <Field
        label="Envelope (LKR)"
        hint={`What there is to give in ${year}. ${isStored ? STORED : NOT_STORED}`}
        error={isWrong ? messages.projectStep.amount : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={envelope}
            onChange={({ target }) => onEnvelope(target.value)}
          />
        )}
      </Field>
      <DescriptionList
        items={[
          { term: `Granted already to applications of ${year}`, description: <Granted granted={granted} /> },
          { term: 'Planned', description: <Figure amount={sumLkr(total, -granted.sum)} /> },
          { term: 'Total', description: <Figure amount={total} /> },
          {
            term: 'Left of the envelope',
            description: <Left left={amount === undefined ? undefined : sumLkr(amount, -total)} />,
          },
        ]}
      />
    </section>
  )
}

function Figure({ amount }: { amount: number }) {
  return <span className="tabular-nums">{formatLkr(amount)}</span>
}

function Left({ left }: { left: number | undefined }) {
  if (left === undefined) return <span className="text-ink-soft">Type an envelope first.</span>
  if (left >= 0) return <Figure amount={left} />
  return <StatusBadge tone="refused">{formatLkr(-left)} more than there is</StatusBadge>
}

function Granted({ granted: { count, sum, unread, isDone, error, retry } }: Pick<EnvelopePanelProps, 'granted'>) {
  if (error !== null) {
    return (
      <span className="grid justify-items-start gap-2">
        The grants could not be added up. {explain(error).happened}
        <RetryButton size="small" onRetry={retry} />
      </span>
    )
  }
  return (
    <>
      <Figure amount={sum} />{' '}
      <span className="text-ink-soft">
        {isDone ? `in ${formatCount(count, 'grant', 'grants')}` : 'so far; still adding up'}
        {unread > 0 && `, without ${unread} whose amount is not recorded as a number`}
      </span>
    </>
  )
}
