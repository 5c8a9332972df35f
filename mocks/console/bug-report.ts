import { branding } from '@/branding'
import { contract } from '@/contract'
import type { Endpoint } from '@/wire/contract/endpoint'
import { dateTimeInZone } from '@/domain/dates/zoned-time'
import type { LoggedCall } from '@/wire/mock/call-log'
import { resultOf, CALL_RESULTS, ruleText, valueText } from './call-words'

const MOST_CALLS = 30

/** Characters of a request or response. */
const LONGEST = 500

interface BugReport {
  readonly link: string
  readonly log: readonly LoggedCall[]
}

/** Formats a link to the current state, the environment and the last calls. */
export function bugReport({ link, log }: BugReport): string {
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
  const { method, path }: Endpoint = contract[call]
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
