import { useMemo } from 'react'
import { branding } from '@/branding'
import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/wire/contract/endpoint'
import { dateTimeInZone } from '@/domain/dates/zoned-time'
import type { LoggedCall } from '@/wire/mock/call-log'
import { resultOf, CALL_RESULTS, ruleText, valueText } from './call-words'
import { CopyButton } from '@/ui/copy-button'
import { DescriptionList } from '@/ui/description-list'
import { Skeleton } from '@/ui/skeleton'
import { demoLinkTo, PARAMETERS, VISITOR } from '../demo-link'
import { personOf, type Store } from '../model/store'
import type { MockView } from './mock-view'
import { useConditions } from './use-conditions'
import { useStoreData } from './use-store-data'

const readSituation = (session: string) => (store: Store) => ({
  scenario: store.scenario,
  person: personOf(store, session)?.email ?? VISITOR,
})

export function SharePanel({ view }: { view: MockView }) {
  const read = useMemo(() => readSituation(view.tab.session), [view])
  const situation = useStoreData(view, read)
  const conditions = useConditions(view.conditions)
  if (!situation) return <Skeleton />
  const link = demoLinkTo(view.page(), { ...situation, conditions })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="share-link" className="grid gap-3">
        <h3 id="share-link" className="font-semibold">
          A link to what is shown here
        </h3>
        <p className="text-ink-soft">
          It opens this page in another browser, with the scenario from its beginning, this person, the clock and what
          fails now. What was done since the scenario began is not in it: export that under States.
        </p>
        <p className="rounded-control bg-sunk p-3 font-mono text-sm wrap-anywhere">{link}</p>
        <div>
          <CopyButton text={link} label="Copy link" />
        </div>
        <details>
          <summary className="w-fit cursor-pointer rounded-control py-1">What such a link can say</summary>
          <DescriptionList
            items={Object.entries(PARAMETERS).map(([name, { example, does }]) => ({
              term: `${name}=${example}`,
              description: does,
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
          <CopyButton text={bugReport({ link, log: view.log.list() })} label="Copy bug report" />
        </div>
      </section>
    </div>
  )
}

const MOST_CALLS = 30

/** Characters of a request or response. */
const LONGEST = 500

interface BugReport {
  readonly link: string
  readonly log: readonly LoggedCall[]
}

/** Formats a link to the current state, the environment and the last calls. */
function bugReport({ link, log }: BugReport): string {
  const calls = log.slice(-MOST_CALLS).map(callText)
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

function callText(logged: LoggedCall): string {
  const { call, at, sent, reply, fault } = logged
  const { method, path }: Endpoint = contract[call as CallName]
  const time = dateTimeInZone(new Date(at), branding.timeZone.name).slice(11)
  const outcome = CALL_RESULTS[resultOf(logged)].label.toLowerCase()
  const sentText = sent.map(([name, value]) => (name === '' ? '' : `${name}=`) + valueText(value)).join('&')
  return [
    `${time} ${call}, ${method} ${path}: ${outcome}${reply ? `, ${reply.status}, ${reply.took} ms` : ''}`,
    ...(fault ? [`  failure that is on: ${fault}`] : []),
    ...(reply?.refusal ? [`  refused: ${reply.refusal} ${ruleText(logged)}`] : []),
    ...(reply && !reply.contract.kept ? [`  contract: ${reply.contract.why}`] : []),
    ...(sentText === '' ? [] : [`  sent: ${sentText.slice(0, LONGEST)}`]),
    ...(reply ? [`  came: ${valueText(reply.body).slice(0, LONGEST)}`] : []),
  ].join('\n')
}
