import { ACTIONS, callersOf, type Action } from '@/domain/people/permissions'
import { STATUS_ROWS, type Audience, type Status, type StatusTexts } from '@/domain/status/status'
import { formatOrList } from '@/lib/format'
import type { Column } from '@/table/rows'
import { listCalls } from './contract-rows'
import { Codes, HandbookPage, Lines, Section, Sentence } from './page'
import { Badge, Badges } from './status-badges'
import { StatusDiagram } from './status-diagram'
import { STATUS_RULES, STATUSES } from './status-rules'
import { Table } from './table'
import { STATUS_STEPS, TRANSITIONS, type Transition } from './transitions'

const formatTransition = ({ from, to }: Transition) => `${from} → ${to}`

const listStatusCalls = (action: Action) =>
  listCalls(action)
    .filter(({ endpoint }) => endpoint.changes.includes('applications'))
    .map(({ name }) => name)

const STEPS: readonly Column<(typeof STATUS_STEPS)[number]>[] = [
  { id: 'step', header: 'Step', card: 'title', cell: ({ action }) => <Sentence>{ACTIONS[action].does}</Sentence> },
  { id: 'way', header: 'From and to', cell: ({ transitions }) => <Codes names={transitions.map(formatTransition)} /> },
  { id: 'who', header: 'Who may', cell: ({ action }) => formatOrList(callersOf(action)) },
  { id: 'calls', header: 'Calls that change it', cell: ({ action }) => <Codes names={listStatusCalls(action)} /> },
]

const STATUS: Column<Status> = {
  id: 'status',
  header: 'Status',
  card: 'title',
  fit: 'nowrap',
  cell: (status) => <Badge status={status} />,
}

const FACTS: readonly Column<Status>[] = [
  STATUS,
  { id: 'next', header: 'May become', cell: (status) => <Badges statuses={STATUS_ROWS[status].next} /> },
  { id: 'answer', header: 'No answer, because', cell: (status) => STATUS_ROWS[status].answerClosedReason ?? '–' },
  { id: 'files', header: 'No report, because', cell: (status) => STATUS_ROWS[status].filesClosedReason ?? '–' },
  { id: 'deletes', header: 'Deleted with it', cell: (status) => <Lines lines={STATUS_ROWS[status].deletes} /> },
]

const RULES: readonly Column<(typeof STATUS_RULES)[number]>[] = [
  { id: 'rule', header: 'Rule', card: 'title', cell: ({ name }) => <Codes names={[name]} /> },
  { id: 'open', header: 'At', cell: ({ allowedStatuses }) => <Badges statuses={allowedStatuses} /> },
  { id: 'else', header: 'Else', cell: ({ reasons }) => <Lines lines={reasons} /> },
]

const KINDS: readonly { kind: keyof StatusTexts; label: string }[] = [
  { kind: 'where', label: 'Now' },
  { kind: 'who', label: 'With' },
  { kind: 'next', label: 'Next' },
  { kind: 'todo', label: 'To do' },
]

const Texts = ({ status, audience }: { status: Status; audience: Audience }) => (
  <dl className="grid gap-1">
    {KINDS.map(({ kind, label }) => {
      const text = STATUS_ROWS[status].texts[audience][kind]
      return (
        text !== undefined && (
          <div key={kind}>
            <dt className="mr-1.5 inline text-ink-soft">{label}:</dt>
            <dd className="inline">{text}</dd>
          </div>
        )
      )
    })}
  </dl>
)

const TEXTS: readonly Column<Status>[] = [
  STATUS,
  { id: 'applicant', header: 'Applicant', cell: (status) => <Texts status={status} audience="applicant" /> },
  { id: 'staff', header: 'Council', cell: (status) => <Texts status={status} audience="staff" /> },
]

export const StatusesPage = () => (
  <HandbookPage title="Statuses and transitions" lead="The life of an application, as the portal knows it.">
    <StatusDiagram />
    <Section title="Who moves an application on">
      <Table
        caption="Who moves an application on"
        rows={STATUS_STEPS}
        rowLabel={({ action }) => action}
        columns={STEPS}
      />
    </Section>
    <Section title="Every status">
      <Table caption="Every status" rows={STATUSES} rowLabel={String} columns={FACTS} />
    </Section>
    <Section title="What may be done at which status">
      <Table
        caption="What may be done at which status"
        rows={STATUS_RULES}
        rowLabel={({ name }) => name}
        columns={RULES}
      />
    </Section>
    <Section title="What people read">
      <Table caption="What people read" rows={STATUSES} rowLabel={String} columns={TEXTS} />
    </Section>
  </HandbookPage>
)

export const statusItems = (): string[] => [
  ...STATUSES.flatMap((status) => {
    const { label, deletes, answerClosedReason, filesClosedReason, texts } = STATUS_ROWS[status]
    const sentences = [...Object.values({ ...texts.applicant }), ...Object.values({ ...texts.staff })]
    return [label, ...deletes, ...sentences, answerClosedReason ?? '', filesClosedReason ?? '']
  }),
  ...STATUS_RULES.flatMap(({ name, reasons }) => [name, ...reasons]),
  ...TRANSITIONS.map(formatTransition),
]
