import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatAndList, formatCount } from '@/lib/format'
import { STYLE } from './style'
import type { WorstGrade, Summary } from './summary'
import { capitalized, found, named, slowCalls } from './text'

const OUTCOMES: Readonly<Record<WorstGrade, string>> = {
  works: 'Works',
  mend: 'Works, mend when you can',
  door: 'Open door',
  breaks: 'Breaks',
  'not tried': 'Not tried',
}

/** Renders all reports as one self-contained, printable HTML page. */
export const reportHtml = (summaries: readonly Summary[], at: Date): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Page summaries={summaries} at={at} />)}\n`

function Page({ summaries, at }: { summaries: readonly Summary[]; at: Date }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Can the portal go live?</title>
        <style>{STYLE}</style>
      </head>
      <body>
        {summaries.map((summary) => (
          <Report key={summary.host} summary={summary} at={at} />
        ))}
      </body>
    </html>
  )
}

function Report({ summary, at }: { summary: Summary; at: Date }) {
  const { host, write, answer, worked, breaks, doors, toMend, notTried, left } = summary
  return (
    <main>
      <header>
        <p className="host">
          Can the portal go live on this host? {host},{' '}
          <time dateTime={at.toISOString()}>{at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>,{' '}
          {write ? 'a whole life cycle was tried' : 'only what changes nothing was tried'}
        </p>
        <h1>{answer}</h1>
        <dl className="figures">
          <Figure outcome="works" count={worked} unit={['step', 'steps']} />
          <Figure outcome="mend" count={toMend.length} unit={['thing', 'things']} />
          <Figure outcome="door" count={doors.length} unit={['missing check', 'missing checks']} />
          <Figure outcome="breaks" count={breaks.length} unit={['thing', 'things']} />
        </dl>
      </header>

      <Section
        title="Open doors"
        lead="The host lets somebody do what they may not, with or without the portal. A reason to keep the host from the internet until it is repaired, not a reason against the portal."
        items={doors.map(({ who, doors }) => (
          <>
            <strong>{capitalized(formatAndList(who))} can</strong>
            <ul>
              {doors.map(({ file, could, came, harm, docs }) => (
                <li key={file + could}>
                  {could} ({harm})
                  <p className="fact">
                    {file} answered with {came}; see {docs}
                  </p>
                </li>
              ))}
            </ul>
          </>
        ))}
      />
      <Section
        title="Breaks"
        lead="A screen fails. The portal cannot be used for this until the host is repaired."
        items={breaks.map((one) => (
          <>
            <strong>{one.screens.join(', ')}</strong>
            <p>{sentence(`The portal ${one.means}`)}</p>
            <p className="fact">
              {one.file}: {named(one.tries)}: {found(one)}
            </p>
          </>
        ))}
      />
      <Section
        title="Works, mend when you can"
        lead="People can work; the portal copes with it."
        items={toMend.map((one) => (
          <>
            <strong>{capitalized(found(one))}</strong>
            <p>{sentence(`The portal ${one.means}`)}</p>
            <ul className="fact">
              {one.where.map(({ file, tries }) => (
                <li key={file + tries}>
                  {file}: {tries}
                </li>
              ))}
            </ul>
          </>
        ))}
      />
      <Section
        title="Not tried, or could not be checked"
        lead="Nothing is known of these."
        items={notTried.map(({ why, steps }) => (
          <>
            <strong>
              {formatCount(steps.length, 'step', 'steps')}, because {why}
            </strong>
            <ul className="fact">
              {steps
                .filter((step) => step !== '')
                .map((step) => (
                  <li key={step}>{step}</li>
                ))}
            </ul>
          </>
        ))}
      />
      <Section
        title="Left on the host"
        lead="No call removes these: remove them by hand."
        items={left.map((what) => (
          <p key={what}>{what}</p>
        ))}
      />
      <Screens summary={summary} />
      <Calls summary={summary} />
    </main>
  )
}

function Figure({ outcome, count, unit: [one, many] }: { outcome: WorstGrade; count: number; unit: [string, string] }) {
  return (
    <div data-outcome={count === 0 && outcome !== 'works' ? 'none' : outcome}>
      <dt>{OUTCOMES[outcome]}</dt>
      <dd>
        {count} <small>{count === 1 ? one : many}</small>
      </dd>
    </div>
  )
}

function Section({ title, lead, items }: { title: string; lead: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>
        {title} <small>({items.length})</small>
      </h2>
      <p>{lead}</p>
      <ol>
        {items.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a page that is written once
          <li key={place}>{item}</li>
        ))}
      </ol>
    </section>
  )
}

function Screens({ summary: { screens } }: { summary: Summary }) {
  return (
    <section>
      <h2>By screen</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Screen</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {screens.map(({ screen, outcome }) => (
            <tr key={screen}>
              <th scope="row">{screen}</th>
              <td data-outcome={outcome}>{OUTCOMES[outcome]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Calls({ summary }: { summary: Summary }) {
  const slow = new Set(slowCalls(summary))
  return (
    <section>
      <h2>By call</h2>
      <p>
        {slow.size === 0
          ? 'No call took longer than a second in the middle of its answers.'
          : `${formatCount(slow.size, 'call takes', 'calls take')} longer than a second: people notice that they wait.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Outcome</th>
            <th scope="col" className="detail">
              Answers
            </th>
            <th scope="col">Median (ms)</th>
            <th scope="col" className="detail">
              Slowest (ms)
            </th>
          </tr>
        </thead>
        <tbody>
          {summary.calls.map((call) => (
            <tr key={call.call} data-slow={slow.has(call) || undefined}>
              <th scope="row">
                {call.file} <small>{call.call}</small>
              </th>
              <td data-outcome={call.outcome}>{OUTCOMES[call.outcome]}</td>
              <td className="detail">{call.answers}</td>
              <td>{call.answers === 0 ? '' : call.median}</td>
              <td className="detail">{call.answers === 0 ? '' : call.slowest}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
