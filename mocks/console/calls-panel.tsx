import { useState } from 'react'
import { branding } from '@/branding'
import { contract } from '@/contract'
import type { Endpoint } from '@/wire/contract/endpoint'
import { formatDateTimeInZone } from '@/domain/dates/zoned-time'
import { fold } from '@/domain/texts/fold'
import { formatCount, formatNumber } from '@/lib/format'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { DescriptionList } from '@/ui/description-list'
import { EmptyState } from '@/ui/empty-state'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { StatusBadge } from '@/ui/status-badge'
import { TextInput } from '@/ui/text-input'
import type { CallLog, LoggedCall } from '../implementation'
import { formatCurl } from '@/wire/mock/curl'
import { getCallResult, CALL_RESULTS, formatRule, formatValue, formatVerdict, SOURCES } from './call-texts'
import { useChanges } from './use-changes'

/** The search covers all calls. */
const MAX_LISTED_CALLS = 100

const RESULT_OPTIONS = [
  { value: 'all', label: 'All calls' },
  ...Object.entries(CALL_RESULTS).map(([value, { label }]) => ({ value, label })),
]

export function CallsPanel({ log }: { log: CallLog }) {
  useChanges(log)
  const calls = log.list()
  const [search, setSearch] = useState('')
  const [result, setResult] = useState('all')
  const matches = calls
    .filter((logged) => result === 'all' || getCallResult(logged) === result)
    .filter((logged) => matchesSearch(logged, search))
    .toReversed()
  if (calls.length === 0)
    return <EmptyState title="No calls yet">What this tab asks the host is listed here.</EmptyState>
  const limitNote =
    matches.length > MAX_LISTED_CALLS ? `, the last ${formatNumber(MAX_LISTED_CALLS)} of them listed` : ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Search the calls">
          {(control) => (
            <TextInput {...control} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          )}
        </Field>
        <Field label="Outcome">
          {(control) => (
            <Select
              {...control}
              options={RESULT_OPTIONS}
              value={result}
              onChange={({ target }) => setResult(target.value)}
            />
          )}
        </Field>
        <Button onClick={() => log.clear()}>Clear</Button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {`${formatCount(matches.length, 'call', 'calls')} of this tab${limitNote}`}
      </p>
      <ol aria-label="Calls, the newest first" className="grid gap-2">
        {matches.slice(0, MAX_LISTED_CALLS).map((logged) => (
          <CallItem key={logged.number} logged={logged} />
        ))}
      </ol>
    </div>
  )
}

/** Matches if every word occurs in the request or response. */
function matchesSearch(logged: LoggedCall, search: string): boolean {
  if (search.trim() === '') return true
  const text = fold(JSON.stringify([logged.call, logged.sent, logged.response?.body, logged.response?.refusal]))
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function CallItem({ logged }: { logged: LoggedCall }) {
  const { call, at, sent, response, fault, source } = logged
  const endpoint: Endpoint = contract[call]
  const { method, path } = endpoint
  const { label, tone } = CALL_RESULTS[getCallResult(logged)]
  const time = formatDateTimeInZone(new Date(at), branding.timeZone.name).slice(11)
  return (
    <li className="border-b border-rule pb-2">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 rounded-control py-1">
          <span className="text-sm text-ink-soft tabular-nums">{time}</span>
          <span className="font-semibold wrap-anywhere">{call}</span>
          <StatusBadge tone={tone}>{label}</StatusBadge>
          {response && source !== 'mock' && (
            <span className="min-w-0 text-sm wrap-anywhere text-ink-soft">{formatVerdict(response.contract)}</span>
          )}
          {response && (
            <span className="ml-auto text-sm text-ink-soft tabular-nums">{`${formatNumber(response.duration)} ms`}</span>
          )}
        </summary>
        <div className="grid gap-4 py-3 pl-4">
          <DescriptionList
            items={[
              { term: 'Request', description: `${method} ${path}` },
              ...(source === 'mock' ? [] : [{ term: 'Answered by', description: SOURCES[source] }]),
              ...(response ? [{ term: 'Status', description: String(response.status || 'none') }] : []),
              ...(fault ? [{ term: 'Failure that is on', description: fault }] : []),
              ...(response?.refusal
                ? [{ term: 'Reason', description: `${response.refusal} ${formatRule(logged)}` }]
                : []),
              ...(response ? [{ term: 'Contract', description: formatVerdict(response.contract) }] : []),
            ]}
          />
          <MessageBody title="Sent">
            {sent.map(([name, value]) => (name === '' ? '' : `${name}: `) + formatValue(value)).join('\n')}
          </MessageBody>
          {response && <MessageBody title="Came">{formatValue(response.body)}</MessageBody>}
          <div>
            <CopyButton text={formatCurl(endpoint, logged)} label="Copy as curl" />
          </div>
        </div>
      </details>
    </li>
  )
}

function MessageBody({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      {children === '' ? (
        <p className="text-sm text-ink-soft">Nothing.</p>
      ) : (
        // Focusable, so that long text can be scrolled by keyboard.
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the region scrolls
          tabIndex={0}
          role="region"
          aria-label={title}
          className="mt-1 max-h-48 overflow-auto rounded-control bg-sunk p-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {children}
        </pre>
      )}
    </div>
  )
}
