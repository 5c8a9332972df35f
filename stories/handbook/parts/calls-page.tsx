import { useState } from 'react'
import { markers } from '@/contract/php'
import { ACTIONS, callersOf, type Action } from '@/domain/roles'
import { formatAny, formatCount } from '@/lib/format'
import { Field } from '@/ui/field'
import { StatusBadge } from '@/ui/status-badge'
import { TextInput } from '@/ui/text-input'
import { CallExample, replyText, requestText } from './call-example'
import { CALLS, type ContractRow } from './contract-rows'
import { Code, Facts, HandbookPage, Section } from './page'

const actions = Object.keys(ACTIONS) as Action[] // The keys of the table are its actions.

const markerOf = ({ endpoint }: ContractRow) =>
  Object.entries(markers).find(([, marker]) => marker === endpoint.marker)?.[0] ?? ''

const listed = (words: readonly string[]) => words.join(', ') || '–'

function Call({ call }: { call: ContractRow }) {
  const { name, endpoint } = call
  const { method, path, sends, replies, action, reads, changes, columns, optional, examples } = endpoint
  return (
    <article aria-label={name} className="border-t border-rule py-6">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {name}
        {optional && <StatusBadge tone="neutral">Not on every host</StatusBadge>}
      </h3>
      <p className="mb-4 text-ink-soft">
        <Code>{`${method} ${path}`}</Code>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-[2fr_3fr]">
        <Facts
          items={[
            { term: 'Who may', description: formatAny(callersOf(action)) },
            { term: 'Action', description: <Code>{action}</Code> },
            { term: 'Sends', description: sends },
            { term: 'Replies', description: replies },
            { term: 'Success is read', description: <Code>{markerOf(call)}</Code> },
            { term: 'Columns', description: columns },
            { term: 'Reads', description: listed(reads) },
            { term: 'Changes', description: listed(changes) },
          ]}
        />
        <div className="grid content-start gap-8">
          {examples.map((example, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an example has nothing but its place
            <CallExample key={index} endpoint={endpoint} example={example} />
          ))}
        </div>
      </div>
    </article>
  )
}

const finds = (search: string, { name, endpoint }: ContractRow) =>
  `${name} ${endpoint.method} ${endpoint.path} ${endpoint.action}`.toLowerCase().includes(search.trim().toLowerCase())

/** Every call of the contract with an example of what goes there and back. */
export function CallsPage() {
  const [search, setSearch] = useState('')
  const found = CALLS.filter((call) => finds(search, call))
  return (
    <HandbookPage title="Calls of the host" lead="The contract: what is sent, what comes back, and who may.">
      <div className="grid max-w-reading gap-2">
        <Field label="Search the calls" hint="By name, file or action.">
          {(control) => (
            <TextInput {...control} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          )}
        </Field>
        <p role="status" className="text-ink-soft">
          {formatCount(found.length, 'call', 'calls')}
        </p>
      </div>
      {actions.map((action) => {
        const calls = found.filter(({ endpoint }) => endpoint.action === action)
        return (
          calls.length > 0 && (
            <Section key={action} title={ACTIONS[action].does}>
              {calls.map((call) => (
                <Call key={call.name} call={call} />
              ))}
            </Section>
          )
        )
      })}
    </HandbookPage>
  )
}

/** Every call with its file and its examples. */
export const callItems = (): string[] =>
  CALLS.flatMap((call) => [
    call.name,
    `${call.endpoint.method} ${call.endpoint.path}`,
    markerOf(call),
    ...call.endpoint.examples.flatMap(({ input, output }) => [
      requestText(call.endpoint, input),
      replyText(call.endpoint, output),
    ]),
  ])
