import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatAndList, formatCount } from '@/lib/format'
import { STYLE } from './style'
import type { OverallGrade, Summary } from './summary'
import { capitalize, formatDeviation, formatList, findSlowCalls } from './text'

const GRADE_LABELS: Readonly<Record<OverallGrade, string>> = {
  passed: 'Works',
  warning: 'Works, mend when you can',
  vulnerability: 'Open door',
  failed: 'Breaks',
  skipped: 'Not tried',
}

/** Renders all reports as one self-contained, printable HTML page. */
export const formatHtmlReport = (summaries: readonly Summary[], at: Date): string =>
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
  const {
    host,
    mayWrite: write,
    verdict: answer,
    passedCount: worked,
    failures,
    missingChecks,
    warnings,
    skips,
    leftovers,
  } = summary
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
          <Figure outcome="passed" count={worked} unit={['step', 'steps']} />
          <Figure outcome="warning" count={warnings.length} unit={['thing', 'things']} />
          <Figure outcome="vulnerability" count={missingChecks.length} unit={['missing check', 'missing checks']} />
          <Figure outcome="failed" count={failures.length} unit={['thing', 'things']} />
        </dl>
      </header>

      <Section
        title="Open doors"
        lead="The host lets somebody do what they may not, with or without the portal. A reason to keep the host from the internet until it is repaired, not a reason against the portal."
        items={missingChecks.map(({ actor, vulnerabilities }) => (
          <>
            <strong>{capitalize(formatAndList(actor))} can</strong>
            <ul>
              {vulnerabilities.map(({ file, ability, actual, harm, docs }) => (
                <li key={file + ability}>
                  {ability} ({harm})
                  <p className="fact">
                    {file} responded with {actual}; see {docs}
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
        items={failures.map((one) => (
          <>
            <strong>{one.screens.join(', ')}</strong>
            <p>{addFullStop(`The portal ${one.consequence}`)}</p>
            <p className="fact">
              {one.file}: {formatList(one.titles)}: {formatDeviation(one)}
            </p>
          </>
        ))}
      />
      <Section
        title="Works, mend when you can"
        lead="People can work; the portal copes with it."
        items={warnings.map((one) => (
          <>
            <strong>{capitalize(formatDeviation(one))}</strong>
            <p>{addFullStop(`The portal ${one.consequence}`)}</p>
            <ul className="fact">
              {one.steps.map(({ file, title }) => (
                <li key={file + title}>
                  {file}: {title}
                </li>
              ))}
            </ul>
          </>
        ))}
      />
      <Section
        title="Not tried, or could not be checked"
        lead="Nothing is known of these."
        items={skips.map(({ reason, steps }) => (
          <>
            <strong>
              {formatCount(steps.length, 'step', 'steps')}, because {reason}
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
        items={leftovers.map((what) => (
          <p key={what}>{what}</p>
        ))}
      />
      <Screens summary={summary} />
      <Calls summary={summary} />
    </main>
  )
}

function Figure({
  outcome,
  count,
  unit: [one, many],
}: {
  outcome: OverallGrade
  count: number
  unit: [string, string]
}) {
  return (
    <div data-outcome={count === 0 && outcome !== 'passed' ? 'none' : outcome}>
      <dt>{GRADE_LABELS[outcome]}</dt>
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
              <td data-outcome={outcome}>{GRADE_LABELS[outcome]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Calls({ summary }: { summary: Summary }) {
  const slow = new Set(findSlowCalls(summary))
  return (
    <section>
      <h2>By call</h2>
      <p>
        {slow.size === 0
          ? 'No call took longer than a second at the median.'
          : `${formatCount(slow.size, 'call takes', 'calls take')} longer than a second: people notice that they wait.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Call</th>
            <th scope="col">Outcome</th>
            <th scope="col" className="detail">
              Responses
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
              <td data-outcome={call.outcome}>{GRADE_LABELS[call.outcome]}</td>
              <td className="detail">{call.responseCount}</td>
              <td>{call.responseCount === 0 ? '' : call.median}</td>
              <td className="detail">{call.responseCount === 0 ? '' : call.slowest}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const addFullStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
