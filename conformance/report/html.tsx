import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatAndList, formatCount } from '@/lib/format'
import { STYLE } from './style'
import type { Outcome, OverallGrade, Summary } from './summary'
import {
  capitalize,
  formatDeviation,
  formatGaps,
  formatList,
  formatPace,
  findSlowCalls,
  findSlowest,
  hasCritical,
  isSlow,
} from './text'

const GRADE_LABELS: Readonly<Record<OverallGrade, string>> = {
  passed: 'Works',
  warning: 'Works, with warnings',
  vulnerability: 'Vulnerability',
  failed: 'Broken',
  skipped: 'No result',
}

/** Renders all reports as one self-contained, printable HTML page. */
export const formatHtmlReport = (summaries: readonly Summary[], date: Date): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Page summaries={summaries} date={date} />)}\n`

function Page({ summaries, date }: { summaries: readonly Summary[]; date: Date }) {
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
          <Report key={summary.host} summary={summary} date={date} />
        ))}
      </body>
    </html>
  )
}

function Report({ summary, date }: { summary: Summary; date: Date }) {
  const { host, mayWrite, verdict, coverage, stepCounts, failures, missingChecks, openCalls, warnings } = summary
  const vulnerabilities = missingChecks.flatMap(({ vulnerabilities }) => vulnerabilities)
  const criticalCount = vulnerabilities.filter(({ isCritical }) => isCritical).length
  return (
    <main>
      <header>
        <p className="host">
          Can the portal go live on this host? {host},{' '}
          <time dateTime={date.toISOString()}>{date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>,{' '}
          {mayWrite ? 'a whole life cycle was tried' : 'only calls that change nothing were tried'}
        </p>
        <h1>{verdict}</h1>
        <p>{coverage}</p>
        <dl className="figures">
          <Figure title="Without a finding" grade="passed" count={stepCounts.passed} detail="steps" />
          <Figure title="Without a result" grade="skipped" count={stepCounts.gap} detail="steps" />
          <Figure title="Broken" grade="failed" count={failures.length} />
          <Figure
            title="Vulnerabilities"
            grade="vulnerability"
            count={vulnerabilities.length}
            detail={criticalCount > 0 ? `${criticalCount} critical` : undefined}
          />
          <Figure title="Warnings" grade="warning" count={warnings.length} />
        </dl>
      </header>

      <Section
        title="Vulnerabilities"
        count={vulnerabilities.length}
        lead={`The host permits what it must refuse, with or without the portal. ${hasCritical(summary) ? 'Keep the host from the internet until they are fixed. ' : ''}They are no reason to delay the portal.`}
        items={missingChecks.map(({ actor, vulnerabilities }) => (
          <>
            <strong>{capitalize(formatAndList(actor))} can</strong>
            <ul>
              {vulnerabilities.map(({ file, ability, actual, harm, isCritical, docs }) => (
                <li key={file + ability}>
                  <Ability ability={ability} harm={harm} isCritical={isCritical} />
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
        title="Open by the contract"
        lead="The portal makes these calls without a log-in, on every host. Protect them in the web server."
        items={openCalls.map(({ file, ability, harm, isCritical, docs }) => (
          <>
            <Ability ability={capitalize(ability)} harm={harm} isCritical={isCritical} />
            <p className="fact">
              {file}; see {docs}
            </p>
          </>
        ))}
      />
      <Section
        title="Broken"
        lead="These screens fail until the host is fixed."
        items={failures.map((failure) => (
          <>
            <strong>{failure.screens.join(', ')}</strong>
            <p>{addFullStop(`The portal ${failure.consequence}`)}</p>
            <p className="fact">
              {failure.file}: {formatList(failure.titles)}: {formatDeviation(failure)}
            </p>
          </>
        ))}
      />
      <Section
        title="Warnings"
        lead="People can work, because the portal tolerates these deviations. They are worth fixing."
        items={warnings.map((warning) => (
          <>
            <strong>{capitalize(formatDeviation(warning))}</strong>
            <p>{addFullStop(`The portal ${warning.consequence}`)}</p>
            <ul className="fact">
              {warning.steps.map(({ file, title }) => (
                <li key={file + title}>
                  {file}: {title}
                </li>
              ))}
            </ul>
          </>
        ))}
      />
      <Section
        title="Without a result"
        lead="These steps were not tried, or could not be checked."
        items={summary.gaps.map(formatSkips)}
        count={stepCounts.gap}
      />
      <Section
        title="Outside this check"
        lead="No other run would have a result."
        items={summary.outside.map(formatSkips)}
        count={stepCounts.outside}
      />
      <Section
        title="Left on the host"
        lead="No call removes these. Remove them manually."
        items={summary.leftovers.map((leftover) => (
          <p key={leftover}>{leftover}</p>
        ))}
      />
      <Screens summary={summary} />
      <Calls summary={summary} />
    </main>
  )
}

const formatSkips = ({ reason, steps }: Summary['gaps'][number]) => (
  <>
    <strong>
      {formatCount(steps.length, 'step', 'steps')}, because {reason}
    </strong>
    <p className="fact">{formatList(steps)}</p>
  </>
)

function Ability({ ability, harm, isCritical }: { ability: string; harm: string; isCritical: boolean }) {
  return (
    <>
      {ability} ({harm}){isCritical && <strong className="critical">Critical</strong>}
    </>
  )
}

interface FigureProps {
  title: string
  grade: OverallGrade
  count: number
  detail?: string | undefined
}

function Figure({ title, grade, count, detail }: FigureProps) {
  return (
    <div data-outcome={count === 0 ? 'none' : grade}>
      <dt>{title}</dt>
      <dd>
        {count} {detail !== undefined && <small>{detail}</small>}
      </dd>
    </div>
  )
}

interface SectionProps {
  title: string
  lead: string
  items: readonly ReactNode[]
  /** The same number as in the figures above, if an item has several. */
  count?: number
}

function Section({ title, lead, items, count = items.length }: SectionProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>
        {title} <small>({count})</small>
      </h2>
      <p>{lead}</p>
      <ol>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rendered once
          <li key={index}>{item}</li>
        ))}
      </ol>
    </section>
  )
}

/** Claims that something works only if all of its steps have a result. */
function formatOutcome(outcome: Outcome): string {
  const gaps = formatGaps(outcome)
  const grade = outcome.outcome
  if (gaps === '' || grade === 'skipped') return GRADE_LABELS[grade]
  return { passed: 'No failure', warning: 'Warnings', vulnerability: 'Vulnerability', failed: 'Broken' }[grade] + gaps
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
          {screens.map((screen) => (
            <tr key={screen.screen}>
              <th scope="row">{screen.screen}</th>
              <td data-outcome={screen.outcome}>{formatOutcome(screen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Calls({ summary }: { summary: Summary }) {
  const slowCalls = new Set(findSlowCalls(summary))
  const slowest = findSlowest(summary)
  return (
    <section>
      <h2>By call</h2>
      <p>
        {slowCalls.size === 0
          ? 'No call took longer than a second at the median.'
          : `${formatCount(slowCalls.size, 'call takes', 'calls take')} longer than a second: people notice that they wait.`}
      </p>
      {slowest && slowest.responseCount > 0 && (
        <p>
          {isSlow(summary) && 'This host is slow. '}
          {formatPace(summary, slowest)}.
        </p>
      )}
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
            <tr key={call.call} data-slow={slowCalls.has(call) || undefined}>
              <th scope="row">
                {call.file} <small>{call.call}</small>
              </th>
              <td data-outcome={call.outcome}>{formatOutcome(call)}</td>
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
