import type { ReactNode } from 'react'
import { CALLS, type Call } from '../../../tests/faults/calls'
import { ALL_FAULTS, FAULT_NAMES, type FaultName } from '../../../tests/faults/faults'
import { EXCEPTIONS, expected, OUTCOMES, wordsFor } from '../../../tests/faults/rules'
import { ALLOWED, callsOf, KINDS, PLACES, SCREEN_ROWS, SILENCES } from '../../../tests/faults/screens'
import { Code, Facts, HandbookPage, Lines, Section } from './page'

const numberOf = (fault: FaultName): number => FAULT_NAMES.indexOf(fault) + 1

/** What the cells of a call hold, in the order of the faults. */
const wordsOf = (call: Call): string[] => FAULT_NAMES.map((fault) => wordsFor(expected(call, fault)))

const [CONTENT] = OUTCOMES

const Cell = ({ word }: { word: string }) => (
  <td className={`border-t border-rule px-1.5 py-1 whitespace-nowrap ${word === CONTENT?.word ? 'text-good' : ''}`}>
    {word.split('|').map((part) => (
      <span key={part} className="block">
        {part}
      </span>
    ))}
  </td>
)

const RowHead = ({ children }: { children: ReactNode }) => (
  <th
    scope="row"
    className="sticky left-0 border-t border-rule bg-paper py-1 pr-3 text-left font-normal max-sm:max-w-36 max-sm:wrap-anywhere"
  >
    {children}
  </th>
)

interface MatrixProps {
  /** What the table is about, for those who do not see it. */
  name: string
  caption: string
  /** What the first columns hold. */
  heads: readonly string[]
  columns: readonly FaultName[]
  rows: readonly { readonly head: readonly string[]; readonly words: readonly string[] }[]
}

/** It is wider than most pages, so it scrolls by itself; the keyboard scrolls it too. */
const Matrix = ({ name, caption, heads, columns, rows }: MatrixProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be within reach of the keyboard
  <div role="region" aria-label={name} tabIndex={0} className="overflow-x-auto">
    <table className="border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="bg-paper py-1 pr-3 text-left font-normal first:sticky first:left-0">
              {head}
            </th>
          ))}
          {columns.map((fault) => (
            <th key={fault} scope="col" title={fault} className="px-1.5 py-1 text-left font-semibold tabular-nums">
              {numberOf(fault)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head: [first = '', ...others], words }) => (
          <tr key={[first, ...others].join(' ')}>
            <RowHead>
              <Code>{first}</Code>
            </RowHead>
            {others.map((other) => (
              <td key={other} className="border-t border-rule py-1 pr-3">
                <Code>{other}</Code>
              </td>
            ))}
            {words.map((word, index) => (
              <Cell key={columns[index]} word={word} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const faultLine = (fault: FaultName) => `${fault}: ${ALL_FAULTS[fault].does}`

/** Every call under every fault, as `npm run faults` tries it in the client itself and on every screen. */
export const FaultsPage = () => (
  <HandbookPage
    title="Calls under faults"
    lead="What a person gets of each call when the host or the connection fails. npm run faults tries every cell, in the client and on every screen."
  >
    <Section title="What the words mean" lead="A failure is shown as what happened, what is kept and what to do.">
      <Facts items={OUTCOMES.map(({ word, lines }) => ({ term: word, description: <Lines lines={lines} /> }))} />
    </Section>
    <Section title="Faults" lead="A story sets them as faults; there is no parameters.msw.">
      <ol className="list-decimal pl-8">
        {FAULT_NAMES.map((fault) => (
          <li key={fault}>{faultLine(fault)}</li>
        ))}
      </ol>
    </Section>
    <Section title="Every call" lead="A dash: the call has nothing that could fail in this way.">
      <Matrix
        name="Calls and faults"
        caption="What comes of each call under each fault"
        heads={['Call']}
        columns={FAULT_NAMES}
        rows={CALLS.map((call) => ({ head: [call.name], words: wordsOf(call) }))}
      />
    </Section>
    <Section title="Exceptions" lead="Cells for which the rule of their fault does not hold.">
      <Facts
        items={EXCEPTIONS.map(({ fault, calls, outcome, because }) => ({
          term: calls.join(', '),
          description: `${fault}: ${wordsFor([outcome].flat())}. ${because}`,
        }))}
      />
    </Section>
    <Section
      title="On every screen"
      lead="Where a person reads of a failure, as the last full run in a browser saw it. A dash: the call cannot fail so, or no screen treats it apart. Every test run tries each call once; npm run faults tries all."
    >
      <Facts items={Object.entries(PLACES).map(([word, means]) => ({ term: word, description: means }))} />
      <Matrix
        name="Screens and faults"
        caption="Where each screen tells of each call that failed"
        heads={['Screen or action', 'Call']}
        columns={KINDS}
        rows={SCREEN_ROWS.map(({ screen, call, words }) => ({ head: [screen, call], words }))}
      />
    </Section>
    <Section title="Failures without a message">
      <Facts items={SILENCES.map((reason) => ({ term: callsOf(reason), description: reason.because }))} />
    </Section>
    <Section title="Exceptions on screens">
      <Facts
        items={ALLOWED.map((reason) => ({
          term: `${callsOf(reason)} ${reason.finding}`,
          description: reason.because,
        }))}
      />
    </Section>
  </HandbookPage>
)

/** Every call with all its cells, every fault, every text and every exception. */
export const faultItems = (): string[] => [
  ...FAULT_NAMES.map(faultLine),
  ...OUTCOMES.flatMap(({ word, lines }) => [word, ...lines]),
  ...CALLS.map((call) => `${call.name}${wordsOf(call).join('').replaceAll('|', '')}`),
  ...EXCEPTIONS.map(({ because }) => because),
  ...Object.values(PLACES),
  ...SCREEN_ROWS.map(({ screen, call, words }) => [screen, call, ...words].join('')),
  ...[...SILENCES, ...ALLOWED].map(({ because }) => because),
]
