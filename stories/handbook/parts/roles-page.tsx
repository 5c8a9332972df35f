import { Check, Minus } from 'lucide-react'
import { isFor, type PageAccess } from '@/app/guards'
import { PAGES, type Page } from '@/app/routes'
import { ACTIONS, callersOf, ROLES, type Action, type Caller } from '@/domain/people/roles'
import type { Column } from '@/table/rows'
import { callsOf } from './contract-rows'
import { Code, Codes, HandbookPage, Section, Sentence } from './page'
import { Table } from './table'

const CALLERS: readonly Caller[] = ['visitor', ...ROLES]

const actions = Object.keys(ACTIONS) as Action[] // The keys of the table are its actions.

const YesOrNo = ({ may }: { may: boolean }) => (
  <span className={may ? 'text-good' : 'text-ink-soft'}>
    {may ? <Check aria-hidden size={20} strokeWidth={2.5} /> : <Minus aria-hidden size={20} />}
    <span className="sr-only">{may ? 'Yes' : 'No'}</span>
  </span>
)

const columnsFor = <Row,>(may: (row: Row, caller: Caller) => boolean): Column<Row>[] =>
  CALLERS.map((caller) => ({
    id: caller,
    header: caller,
    nowrap: true,
    cell: (row) => <YesOrNo may={may(row, caller)} />,
  }))

const mayOpen = (who: PageAccess, caller: Caller) => (caller === 'visitor' ? who === 'anyone' : isFor(who, caller))

const ACTION_COLUMNS: readonly Column<Action>[] = [
  {
    id: 'action',
    header: 'Action',
    card: 'title',
    cell: (action) => (
      <>
        <Sentence>{ACTIONS[action].does}</Sentence>
        <span className="block font-sans text-sm font-normal text-ink-soft">
          <Code>{action}</Code>
        </span>
      </>
    ),
  },
  ...columnsFor<Action>((action, caller) => callersOf(action).includes(caller)),
  { id: 'calls', header: 'Calls', cell: (action) => <Codes names={callsOf(action).map(({ name }) => name)} /> },
]

const PAGE_COLUMNS: readonly Column<Page>[] = [
  { id: 'title', header: 'Page', card: 'title', cell: ({ title }) => title },
  { id: 'path', header: 'Address', cell: ({ path }) => <Code>{path}</Code> },
  ...columnsFor<Page>(({ who }, caller) => mayOpen(who, caller)),
  { id: 'by-link', header: 'Opened by a link', cell: ({ byLink = false }) => <YesOrNo may={byLink} /> },
]

export const RolesPage = () => (
  <HandbookPage
    title="Who may do what"
    lead="The interface reads this table to offer a control, the mock host to refuse a call. Only the host itself protects anything."
  >
    <Section title="Actions">
      <Table caption="Actions" rows={actions} rowLabel={String} columns={ACTION_COLUMNS} />
    </Section>
    <Section title="Pages">
      <Table caption="Pages" rows={PAGES} rowLabel={({ path }) => path} columns={PAGE_COLUMNS} />
    </Section>
  </HandbookPage>
)

export const roleItems = (): string[] => [
  ...actions.flatMap((action) => [action, ACTIONS[action].does, ...callsOf(action).map(({ name }) => name)]),
  ...PAGES.flatMap(({ title, path }) => [title, path]),
]
