import { useState } from 'react'
import { markers } from '@/contract/php'
import { ACTIONS, callersOf, type Action } from '@/domain/people/roles'
import { formatAny, formatCount } from '@/lib/format'
import { Field } from '@/ui/field'
import { StatusBadge } from '@/ui/status-badge'
import { TextInput } from '@/ui/text-input'
import { commentOf } from '../../../scripts/openapi/comments'
import { CallExample, Part, replyText, requestText } from './call-example'
import { CALLS, type ContractRow } from './contract-rows'
import { replyOf, requestOf, schemaText, SHARED, type Schema } from './open-api'
import { Code, CodeBlock, Facts, HandbookPage, Prose, Section } from './page'

const actions = Object.keys(ACTIONS) as Action[] // The keys of the table are its actions.

const markerOf = ({ endpoint }: ContractRow) =>
  Object.entries(markers).find(([, marker]) => marker === endpoint.marker)?.[0] ?? ''

const listed = (words: readonly string[]) => words.join(', ') || '–'

/** Returns the schemas of request and response; omits a missing request and a file. */
const shapesOf = ({ name, endpoint }: ContractRow): { title: string; schema: Schema }[] =>
  [
    { title: 'Fields sent', schema: requestOf(name, endpoint) },
    { title: 'What may come back', schema: replyOf(name) },
  ].flatMap(({ title, schema }) => (schema ? [{ title, schema }] : []))

const Shapes = ({ call }: { call: ContractRow }) => (
  <details>
    <summary className="text-sm text-accent">Fields</summary>
    <div className="mt-3 grid gap-4">
      {shapesOf(call).map(({ title, schema }) => (
        <Part key={title} title={title}>
          {schemaText(schema)}
        </Part>
      ))}
    </div>
  </details>
)

const exampleTexts = ({ examples = [] }: Schema) => examples.map((example) => JSON.stringify(example))

const SharedShapes = () => (
  <Section
    title="Shapes"
    lead="What the fields are made of. The portal reads every shape; a new host writes the first one, or the first example."
  >
    <div className="grid gap-6">
      {SHARED.map(([name, schema]) => (
        <article key={name} aria-label={name} className="grid gap-2">
          <h3 className="text-base">
            <Code>{name}</Code>
          </h3>
          <Prose>{schema.description ?? ''}</Prose>
          <CodeBlock>{schemaText(schema)}</CodeBlock>
          {schema.examples && (
            <p className="text-sm text-ink-soft">
              For example <Code>{exampleTexts(schema).join(', ')}</Code>
            </p>
          )}
        </article>
      ))}
    </div>
  </Section>
)

function Call({ call }: { call: ContractRow }) {
  const { name, endpoint } = call
  const { method, path, sends, replies, action, reads, changes, columns, optional, examples } = endpoint
  return (
    <article aria-label={name} className="border-t border-rule py-6">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {name}
        {optional && <StatusBadge tone="neutral">Not on every host</StatusBadge>}
      </h3>
      <p className="text-ink-soft">
        <Code>{`${method} ${path}`}</Code>
      </p>
      <div className="mt-2 mb-4">
        <Prose>{commentOf(name).text}</Prose>
      </div>
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
            // oxlint-disable-next-line react/no-array-index-key -- an example is identified by its index
            <CallExample key={index} endpoint={endpoint} example={example} />
          ))}
          <Shapes call={call} />
        </div>
      </div>
    </article>
  )
}

const finds = (search: string, { name, endpoint }: ContractRow) =>
  `${name} ${endpoint.method} ${endpoint.path} ${endpoint.action}`.toLowerCase().includes(search.trim().toLowerCase())

export function CallsPage() {
  const [search, setSearch] = useState('')
  const found = CALLS.filter((call) => finds(search, call))
  return (
    <HandbookPage
      title="Calls of the host"
      lead="The contract: what is sent, what comes back, and who may. For programs, the same is in docs/openapi.json."
    >
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
      <SharedShapes />
    </HandbookPage>
  )
}

const asShown = (text: string) => text.replaceAll('`', '')

export const callItems = (): string[] => [
  ...SHARED.flatMap(([name, schema]) => [name, asShown(schema.description ?? ''), schemaText(schema)]),
  ...CALLS.flatMap((call) => [
    call.name,
    asShown(commentOf(call.name).text),
    ...shapesOf(call).map(({ schema }) => schemaText(schema)),
    `${call.endpoint.method} ${call.endpoint.path}`,
    markerOf(call),
    ...call.endpoint.examples.flatMap(({ input, output }) => [
      requestText(call.endpoint, input),
      replyText(call.endpoint, output),
    ]),
  ]),
]
