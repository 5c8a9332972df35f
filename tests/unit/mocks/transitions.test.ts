import { expect, it } from 'vitest'
import { splitRows } from '@/domain/application/application-form'
import { mayBecome, STATUS, STATUS_CODES, type StatusCode } from '@/domain/status/status'
import { submittedThisMorning } from '@mocks/seed/applications-2026'
import { createForm } from '@mocks/seed/forms'
import { createBrowser, seedStore } from './create-browser'

const { applicationId: id, owner } = submittedThisMorning
const applicationId = String(id)
const { values } = splitRows(createForm({ applicationId: id, owner, form: { projectTitle: 'Seed banks' } }))

type Call = ReturnType<typeof createBrowser>['call']

/** The visitor is not signed in. */
interface CallsByRole {
  readonly applicant: Call
  readonly council: Call
  readonly visitor: Call
}

const emptyTerms = { startDate: '', period: '', amount: '' }
const terms = { startDate: '2027-01-01', period: '2 Years', amount: '100000' }

/** Calls that move an application to a status. No call moves it back to a draft. */
const TRANSITIONS: Readonly<
  Record<Exclude<StatusCode, typeof STATUS.draft>, (calls: CallsByRole) => Promise<unknown>>
> = {
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
  [STATUS.granted]: ({ council }) => council('grantOrDeny', { applicationId, status: STATUS.granted, ...terms }),
  [STATUS.denied]: ({ council }) => council('grantOrDeny', { applicationId, status: STATUS.denied, ...emptyTerms }),
}

const pairs = STATUS_CODES.flatMap(
  (from) => Object.entries(TRANSITIONS).map(([to, move]) => ({ from, to: to as StatusCode, move })), // The keys of the table are codes.
)

it.each(pairs)(
  'the host moves an application from $from to $to only if mayBecome allows it',
  async ({ from, to, move }) => {
    const store = seedStore()
    store.applications.update(id, { status: from })
    const getCall = (email: string | null) => createBrowser(store, email).call
    const result = move({
      applicant: getCall(owner.email),
      council: getCall('admin@demo.urc'),
      visitor: getCall(null),
    })
    if (mayBecome(from, to)) await result
    else await expect(result).rejects.toThrow(/^Only a |already submitted|^No data found/)
    expect(store.applications.get(id)?.status).toBe(mayBecome(from, to) ? to : from)
  },
)
