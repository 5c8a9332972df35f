import { expect, it } from 'vitest'
import { splitRows } from '@/domain/application/application-form'
import { mayBecome, STATUS, STATUS_CODES, type StatusCode } from '@/domain/status/status'
import { submittedThisMorning } from '@mocks/seed/applications-2026'
import { createForm } from '@mocks/seed/forms'
import { browserOf, seeded } from './impl-browser'

const { applicationId: id, owner } = submittedThisMorning
const applicationId = String(id)
const { values } = splitRows(createForm({ applicationId: id, owner, form: { projectTitle: 'Seed banks' } }))

type Call = ReturnType<typeof browserOf>['call']

/** The visitor is not signed in. */
interface Callers {
  readonly applicant: Call
  readonly council: Call
  readonly visitor: Call
}

const withoutTerms = { startDate: '', period: '', amount: '' }
const grant = { startDate: '2027-01-01', period: '2 Years', amount: '100000' }

/** Calls that bring an application to a status; none brings it back to a draft. */
const WAYS: Readonly<Record<Exclude<StatusCode, typeof STATUS.draft>, (callers: Callers) => Promise<unknown>>> = {
  [STATUS.submitted]: ({ applicant }) => applicant('submitApplication', { ...values, applicationId }),
  [STATUS.shortlisted]: ({ council }) => council('shortlistOrReject', { applicationId, status: STATUS.shortlisted }),
  [STATUS.notShortlisted]: ({ council }) =>
    council('shortlistOrReject', { applicationId, status: STATUS.notShortlisted }),
  [STATUS.approved]: async ({ visitor }) => {
    await visitor('decideAsHod', { applicationId, decision: STATUS.approved, remarks: 'Good' })
    await visitor('decideAsDean', { applicationId, decision: STATUS.approved, remarks: 'Good' })
  },
  [STATUS.notApproved]: ({ visitor }) =>
    visitor('decideAsHod', { applicationId, decision: STATUS.notApproved, remarks: 'No' }),
  [STATUS.granted]: ({ council }) => council('grantOrDeny', { applicationId, status: STATUS.granted, ...grant }),
  [STATUS.denied]: ({ council }) => council('grantOrDeny', { applicationId, status: STATUS.denied, ...withoutTerms }),
}

const pairs = STATUS_CODES.flatMap(
  (from) => Object.entries(WAYS).map(([to, go]) => ({ from, to: to as StatusCode, go })), // The keys of the table are codes.
)

it.each(pairs)('the host moves an application from $from to $to only as listed', async (pair) => {
  const { from, to, go } = pair
  const store = seeded()
  store.applications.update(id, { status: from })
  const as = (email: string | null) => browserOf(store, email).call
  const going = go({ applicant: as(owner.email), council: as('admin@demo.urc'), visitor: as(null) })
  if (mayBecome(from, to)) await going
  else await expect(going).rejects.toThrow(/^Only a |already submitted|^No data found/)
  expect(store.applications.get(id)?.status).toBe(mayBecome(from, to) ? to : from)
})
