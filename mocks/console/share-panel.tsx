import { useMemo } from 'react'
import { branding } from '@/branding'
import { contract } from '@/contract'
import type { Endpoint } from '@/wire/contract/endpoint'
import { formatDateTimeInZone } from '@/domain/dates/zoned-time'
import type { LoggedCall } from '../implementation'
import { getCallResult, CALL_RESULTS, formatRule, formatValue, formatVerdict } from './call-texts'
import { CopyButton } from '@/ui/copy-button'
import { DescriptionList } from '@/ui/description-list'
import { Skeleton } from '@/ui/skeleton'
import { formatDemoLink, PARAMETERS, VISITOR } from '../demo-link'
import { findSessionPerson, type Store } from '../model/store'
import type { MockView } from './mock-view'
import { useConditions } from './use-conditions'
import { useStoreData } from './use-store-data'

const readLinkState = (session: string) => (store: Store) => ({
  scenario: store.scenario,
  person: findSessionPerson(store, session)?.email ?? VISITOR,
})

export function SharePanel({ view }: { view: MockView }) {
  const readData = useMemo(() => readLinkState(view.tab.session), [view])
  const linkState = useStoreData(view, readData)
  const conditions = useConditions(view.conditions)
  if (!linkState) return <Skeleton />
  const link = formatDemoLink(view.getPageUrl(), { ...linkState, conditions })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="share-link" className="grid gap-3">
        <h3 id="share-link" className="font-semibold">
          A link to what is shown here
        </h3>
        <p className="text-ink-soft">
          It opens this page in another browser, with this person, the clock and what fails now. The scenario starts
          from its beginning. To share what was done since, or a recording, export it under States.
        </p>
        <p className="rounded-control bg-sunk p-3 font-mono text-sm wrap-anywhere">{link}</p>
        <div>
          <CopyButton text={link} label="Copy link" />
        </div>
        <details>
          <summary className="w-fit cursor-pointer rounded-control py-1">What such a link can say</summary>
          <DescriptionList
            items={Object.entries(PARAMETERS).map(([name, { example, description }]) => ({
              term: `${name}=${example}`,
              description,
            }))}
          />
        </details>
      </section>
      <section aria-labelledby="share-report" className="grid gap-3">
        <h3 id="share-report" className="font-semibold">
          A bug report
        </h3>
        <p className="text-ink-soft">
          The link, the version, this browser and the last calls, as text to paste. It holds no password.
        </p>
        <div>
          <CopyButton text={formatBugReport({ link, log: view.log.list() })} label="Copy bug report" />
        </div>
      </section>
    </div>
  )
}

const MAX_CALLS = 30

/** Characters of a request or response. */
const MAX_TEXT_LENGTH = 500

interface BugReport {
  readonly link: string
  readonly log: readonly LoggedCall[]
}

/** Formats a link to the current state, the environment and the last calls. */
function formatBugReport({ link, log }: BugReport): string {
  const calls = log.slice(-MAX_CALLS).map(formatCall)
  return [
    `RESEARCH GRANT MANAGEMENT SYSTEM, demo ${__VERSION__}`,
    `Link: ${link}`,
    `Browser: ${navigator.userAgent}`,
    `Window: ${innerWidth} x ${innerHeight}`,
    '',
    'What happened:',
    '',
    'What was expected:',
    '',
    `The last calls, the newest last (${calls.length} of ${log.length}):`,
    ...calls,
  ].join('\n')
}

function formatCall(logged: LoggedCall): string {
  const { call, at, sent, response, fault } = logged
  const { method, path }: Endpoint = contract[call]
  const time = formatDateTimeInZone(new Date(at), branding.timeZone.name).slice(11)
  const result = CALL_RESULTS[getCallResult(logged)].label.toLowerCase()
  const sentText = sent.map(([name, value]) => (name === '' ? '' : `${name}=`) + formatValue(value)).join('&')
  return [
    `${time} ${call}, ${method} ${path}: ${result}${response ? `, ${response.status}, ${response.duration} ms` : ''}`,
    ...(fault ? [`  failure that is on: ${fault}`] : []),
    ...(response?.refusal ? [`  refused: ${response.refusal} ${formatRule(logged)}`] : []),
    ...(response && !response.contract.isKept ? [`  contract: ${formatVerdict(response.contract)}`] : []),
    ...(sentText === '' ? [] : [`  sent: ${sentText.slice(0, MAX_TEXT_LENGTH)}`]),
    ...(response ? [`  came: ${formatValue(response.body).slice(0, MAX_TEXT_LENGTH)}`] : []),
  ].join('\n')
}
