import { CALLS, type Call } from '../../../tests/faults/calls'
import { ALL_FAULTS, FAULT_NAMES, type FaultName } from '../../../tests/faults/faults'
import { EXCEPTIONS, expected, OUTCOMES, wordsFor } from '../../../tests/faults/rules'
import { SCREEN_EXCEPTIONS, SIGNS, termOf } from '../../../tests/faults/screens'
import { Code, Facts, HandbookPage, Lines, Section } from './page'

const numberOf = (fault: FaultName): number => FAULT_NAMES.indexOf(fault) + 1

/** Returns the cells of a call, in the order of the faults. */
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

/** Wider than most pages, so it scrolls on its own, also by keyboard. */
const Matrix = () => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
  <div role="region" aria-label="Calls and faults" tabIndex={0} className="overflow-x-auto">
    <table className="border-separate border-spacing-0 text-sm">
      <caption className="sr-only">What comes of each call under each fault</caption>
      <thead>
        <tr>
          <th scope="col" className="sticky left-0 bg-paper py-1 pr-3 text-left font-normal">
            Call
          </th>
          {FAULT_NAMES.map((fault) => (
            <th key={fault} scope="col" title={fault} className="px-1.5 py-1 text-left font-semibold tabular-nums">
              {numberOf(fault)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CALLS.map((call) => (
          <tr key={call.name}>
            <th
              scope="row"
              className="sticky left-0 border-t border-rule bg-paper py-1 pr-3 text-left font-normal max-sm:max-w-36 max-sm:wrap-anywhere"
            >
              <Code>{call.name}</Code>
            </th>
            {wordsOf(call).map((word, index) => (
              <Cell key={FAULT_NAMES[index]} word={word} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const faultLine = (fault: FaultName) => `${fault}: ${ALL_FAULTS[fault].does}`

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
      <Matrix />
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
      lead="What a screen or an action shows of a failed call. npm run faults tries each call under one fault of each kind and prints where."
    >
      <Facts items={Object.entries(SIGNS).map(([sign, means]) => ({ term: sign, description: means }))} />
    </Section>
    <Section title="Exceptions on screens">
      <Facts
        items={SCREEN_EXCEPTIONS.map((exception) => ({ term: termOf(exception), description: exception.because }))}
      />
    </Section>
  </HandbookPage>
)

export const faultItems = (): string[] => [
  ...FAULT_NAMES.map(faultLine),
  ...OUTCOMES.flatMap(({ word, lines }) => [word, ...lines]),
  ...CALLS.map((call) => `${call.name}${wordsOf(call).join('').replaceAll('|', '')}`),
  ...EXCEPTIONS.map(({ because }) => because),
  ...Object.values(SIGNS),
  ...SCREEN_EXCEPTIONS.map(({ because }) => because),
]
