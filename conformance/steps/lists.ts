import type { ListedStatus } from '@/domain/status/listed-status'
import { STATUS, type Status, type StatusCode } from '@/domain/status/status'
import type { CallName } from '@/contract'
import { readHostDate } from '@/domain/dates/host-date'
import { failUnless, requireValue, warnUnless } from '@/wire/conformance/checks'
import { SkippedStep, StepFailure, UncheckedStep } from '@/wire/conformance/finding'
import { formatCallFile } from '../call-file'
import type { Context } from '../context'
import { getSpare, type SpareState } from '../spares'
import { probe, type Step } from '../step'

const { draft, submitted, shortlisted, notShortlisted, approved, notApproved, granted, denied } = STATUS

/** The statuses of each list (docs/host.md#council-lists). */
const STATUSES_OF_LISTS = {
  listApplications: [submitted, approved, notApproved, granted, denied],
  listApplicationsToShortlist: [submitted, shortlisted, notShortlisted],
  listApprovals: [shortlisted, approved, notApproved],
  listApprovedApplications: [shortlisted, approved, granted, denied],
  listReviewers: [approved, granted],
  listAgreements: [granted],
  listProgressReports: [granted],
  listBudgets: [granted],
} as const satisfies Record<string, readonly StatusCode[]>

/** The lists of the council. */
export const COUNCIL_LISTS = Object.keys(STATUSES_OF_LISTS) as (keyof typeof STATUSES_OF_LISTS)[]

/** The state in which an application of the run has each status. */
const STATES: Readonly<Record<StatusCode, SpareState>> = {
  [draft]: 'saved as a draft',
  [submitted]: 'submitted',
  [shortlisted]: 'shortlisted',
  [notShortlisted]: 'rejected',
  [approved]: 'approved',
  [notApproved]: 'not approved',
  [granted]: 'granted',
  [denied]: 'denied',
}

/** Returns null if the host cannot bring an application to the status. */
async function findApplicationWith(
  status: StatusCode,
  context: Context,
  state: SpareState = STATES[status],
): Promise<string | null> {
  return getSpare(context, state).catch((error: unknown) => {
    if (error instanceof SkippedStep) return null
    throw error
  })
}

/** Only later hosts list these. */
const OPTIONAL_STATUSES: Readonly<Partial<Record<CallName, StatusCode>>> = { listApprovedApplications: shortlisted }

const completenessSteps = COUNCIL_LISTS.map((call) =>
  probe(call, 'lists each of its statuses', async (context) => {
    const { newcomerLogIn } = context
    if (newcomerLogIn === null) throw new SkippedStep('it needs applications of the run (--write)')
    const statuses = STATUSES_OF_LISTS[call].filter((status) => status !== OPTIONAL_STATUSES[call])
    const ids = new Map<string, StatusCode>()
    for (const status of statuses) {
      const state = call === 'listBudgets' ? 'revised in its budget' : STATES[status]
      const applicationId = await findApplicationWith(status, context, state)
      if (applicationId !== null) ids.set(applicationId, status)
    }
    const rows: readonly ListedRow[] = await (await context.getCouncil())[call]({})
    const missing = [...ids].filter(([id]) => !rows.some(({ applicationId }) => applicationId === id))
    if (missing.length > 0)
      throw new StepFailure({
        field: 'rows',
        expected: `applications with status ${missing.map(([, status]) => status).join(', ')}`,
        actual: 'others only',
        consequence: 'does not show them',
      })
  }),
)

type ListedRow = { readonly applicationId: string; readonly status?: Status | ListedStatus }

/** Returns null for a status in words, which may mean several. */
function getStatus({ status }: ListedRow): Status | null {
  if (typeof status !== 'object') return status ?? null
  return status.inWords ? null : status.status
}

const statusSteps = COUNCIL_LISTS.map((call) =>
  probe(call, 'lists only its statuses', async (context) => {
    const allowed: readonly StatusCode[] = STATUSES_OF_LISTS[call]
    const foreign = Object.values(STATUS).filter((status) => !allowed.includes(status))
    const council = await context.getCouncil()
    const ownIds = new Map<string, StatusCode>()
    if (context.newcomerLogIn)
      for (const status of foreign) {
        const applicationId = await findApplicationWith(status, context)
        if (applicationId !== null) ownIds.set(applicationId, status)
      }
    const rows: readonly ListedRow[] = await council[call]({})
    const listed = rows.map((row) => ownIds.get(row.applicationId) ?? getStatus(row))
    const found = foreign.filter((status) => listed.includes(status))
    warnUnless('rows', found.length === 0, {
      expected: `applications with status ${allowed.join(', ')}`,
      actual: `others, with status ${found.join(', ')}`,
      consequence: found.includes(draft)
        ? 'shows the council what its applicant has not submitted'
        : 'offers steps that do not belong to these applications',
    })
  }),
)

/** Returns the fields that two records of an application have with different values. */
function findDifferences(row: object, record: object): string[] {
  const other = new Map(Object.entries(record))
  return Object.entries(row).flatMap(([field, value]) => {
    const otherValue: unknown = other.get(field)
    if (Array.isArray(value) && Array.isArray(otherValue))
      return value.flatMap((item, index) => findDifferences(item as object, Object(otherValue[index]) as object))
    return value === undefined || otherValue === undefined || value === otherValue ? [] : [field]
  })
}

/** Hosts may write the time of a date in one list only. */
const toDay = (date: unknown): string | undefined =>
  typeof date === 'string' && readHostDate(date) ? date.slice(0, 10) : undefined

/** Leaves out dates that the portal cannot read, which every response is checked for (`steps/fields.ts`). */
const toComparable = (record: object) => ({
  ...record,
  ...('submittedDate' in record && { submittedDate: toDay(record.submittedDate) }),
  ...('startDate' in record && { startDate: toDay(record.startDate) }),
})

/** Have decisions of one person only. */
const HALF_DECIDED = ['decided by the HOD', 'decided by the Dean'] as const

const agreementSteps = COUNCIL_LISTS.map((call) =>
  probe(
    call,
    'agrees with the details of its applications',
    async (context) => {
      const { applicationId, applicationTitle } = context
      const spares = await Promise.all(HALF_DECIDED.map((state) => getSpare(context, state).catch(() => null)))
      const rows: readonly ListedRow[] = await (await context.getCouncil())[call]({})
      if (context.missingFields.get(call)?.size) throw new UncheckedStep(`${formatCallFile(call)} leaves fields out`)
      for (const row of rows.filter((row) => [applicationId, ...spares].includes(row.applicationId))) {
        const details = requireValue(
          await context.openVisitor().getDetails({ applicationId: row.applicationId }),
          'its details',
        )
        const title = row.applicationId === applicationId ? { projectTitle: applicationTitle } : {}
        const status = typeof row.status === 'object' ? { status: row.status.status } : {}
        const differences = findDifferences(toComparable({ ...row, ...status }), { ...toComparable(details), ...title })
        // Of the application, or of the account.
        const emails = [context.createFields().email, context.newcomer.email]
        if ('email' in row && !emails.includes(String(row.email))) differences.push('email')
        failUnless(differences.join(', '), differences.length === 0, 'the value of the details', 'another')
      }
    },
    { needs: 'a submitted application' },
  ),
)

/** A repeated invitation may add a row to `listReviewers`. */
const LISTS_WITHOUT_REPETITION = [
  ...COUNCIL_LISTS.filter((call) => call !== 'listReviewers'),
  'listSubmittedApplications',
  'listApplicationIds',
] as const

const repetitionSteps = LISTS_WITHOUT_REPETITION.map((call) =>
  probe(call, 'lists each application once', async (context) => {
    const isOwnList = call === 'listSubmittedApplications' || call === 'listApplicationIds'
    const getReader = () => (context.newcomerLogIn ? context.getNewcomer() : context.getClient('Applicant'))
    const client = await (isOwnList ? getReader() : context.getCouncil())
    const rows: readonly ListedRow[] = await client[call]({})
    const repeatedCount = rows.length - new Set(rows.map(({ applicationId }) => applicationId)).size
    warnUnless('rows', repeatedCount === 0, {
      expected: 'each application once',
      actual: 'some twice',
      consequence: 'shows the same application twice',
    })
  }),
)

/** Also run without an account of the run: they then read what the lists hold. */
export const listSteps: readonly Step[] = [...statusSteps, ...completenessSteps, ...agreementSteps, ...repetitionSteps]
