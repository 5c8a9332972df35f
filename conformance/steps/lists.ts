import type { ListedStatus } from '@/domain/status/listed-status'
import { STATUS, type Status, type StatusCode } from '@/domain/status/status'
import { warnUnless } from '@/wire/conformance/checks'
import { SkippedStep } from '@/wire/conformance/finding'
import type { Context } from '../context'
import { readStatus } from '../host-data'
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
async function findApplicationWith(status: StatusCode, context: Context): Promise<string | null> {
  const applicationId = await getSpare(context, STATES[status]).catch((error: unknown) => {
    if (error instanceof SkippedStep) return null
    throw error
  })
  if (applicationId === null) return null
  const actual = await readStatus(context, applicationId).catch(() => null)
  return actual === null || actual === status ? applicationId : null
}

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
export const listSteps: readonly Step[] = [...statusSteps, ...repetitionSteps]
