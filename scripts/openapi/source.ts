import { contract } from '@/contract'
import { sentApplication } from '@/contract/application-codecs'
import * as codecs from '@/contract/codecs'
import { markers } from '@/contract/markers'
import type { TextSpec } from '@/domain/application/field-spec'
import { ENTRIES } from '@/domain/application/form-entries'
import { callersOf, type Action } from '@/domain/people/permissions'
import { STATUS_CODES, statusLabel } from '@/domain/status/status'
import { PHP_CODECS } from '@/wire/openapi/schemas'
import type { OpenApiSource } from '@/wire/openapi/source'
import { HOST_TEXTS } from '@mocks/host-texts'
import { rewriteStatuses } from '@mocks/rewrite-statuses'

const declarations = import.meta.glob<string>(['/src/contract/*.ts', '/src/wire/contract/*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const also = `The codes: ${STATUS_CODES.map((code) => `${code} ${statusLabel(code)}`).join(', ')}.`

function describeField({ label, kind, limit, options }: Omit<TextSpec, 'sample'>): string {
  const form = kind === 'yesNo' ? ' `yes` or `no`.' : kind === 'day' ? ' `YYYY-MM-DD`.' : ''
  const choice = options ? ` One of ${options.join(', ')}.` : ''
  const length = limit === undefined ? '' : ` At most ${limit} characters once it is submitted.`
  return `${label}${/[.?]$/.test(label) ? '' : '.'}${form}${choice}${length}`
}

/** The contract of the council, for `docs/openapi.json`. */
export const SOURCE: OpenApiSource = {
  calls: contract,
  markers,
  codecs: {
    ...PHP_CODECS,
    phpStatus: { codec: codecs.phpStatus, examples: [2.1, '2.1', 'Shortlisted'], also },
    phpListedStatus: { codec: codecs.phpListedStatus, examples: [2.1, '2.1', 'Shortlisted'], also },
    phpDecision: { codec: codecs.phpDecision, examples: [3.1, '3.1', null, ''] },
    phpBudgetDecision: { codec: codecs.phpBudgetDecision, examples: ['Pending', 'Approved', 'Rejected', null] },
  },
  declarations,
  callersOf: (action) => callersOf(action as Action), // Every row of the contract has an action of the council.
  texts: HOST_TEXTS,
  shared: {
    name: 'ApplicationAnswers',
    schema: sentApplication({}),
    description:
      'The answers of the application form, each a text; what is not answered is an empty one. `app_ID` is there ' +
      'where the portal knows the application already; the legacy host goes by the one of the session.',
    fields: Object.fromEntries(ENTRIES.map(({ wire, spec }) => [wire, describeField(spec)])),
  },
  rewrite: rewriteStatuses,
  optional:
    'Optional: not every host has this call. An error page in its place means that there is none, and the portal then ' +
    'keeps drafts in the browser alone.',
}
