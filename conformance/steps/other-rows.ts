import type { CallName } from '@/contract'
import { failUnless } from '@/wire/conformance/checks'
import type { Context } from '../context'
import { probe, type Step } from '../step'

/** The list that shows what a write changes. */
const LISTS = {
  shortlistOrReject: 'listApplicationsToShortlist',
  saveHod: 'listApprovals',
  saveDean: 'listApprovals',
  decideAsHod: 'listApprovals',
  decideAsDean: 'listApprovals',
  saveReviewer1: 'listReviewers',
  submitReview1: 'listReviewers',
  grantOrDeny: 'listApprovedApplications',
  requestAgreementByEmail: 'listAgreements',
  decideBudget: 'listBudgets',
  deleteApplication: 'listApplicationsToShortlist',
} as const satisfies Partial<Record<CallName, CallName>>

type Write = keyof typeof LISTS

/** Returns the rows of applications that the run does not change, as texts by id. Null if the list cannot be read. */
async function readOtherRows(context: Context, write: Write): Promise<Map<string, string> | null> {
  const { grantedId, deniedId, rejectedId } = context
  const rows = await context
    .getCouncil()
    .then(async (client): Promise<readonly { applicationId: string }[]> => client[LISTS[write]]({}))
    .catch(() => null)
  if (rows === null) return null
  const others = rows.filter(({ applicationId }) => ![grantedId, deniedId, rejectedId].includes(applicationId))
  return new Map(others.map((row) => [row.applicationId, JSON.stringify(row)]))
}

const isWrite = (call: CallName): call is Write => call in LISTS

/** Adds a step to each write, because a statement without a condition changes all rows. */
export const leavingOthersAlone = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((write) => {
    const { call, title, isProbe, needs } = write
    if (isProbe || !isWrite(call)) return [write]
    const rowsBefore = new WeakMap<Context, Map<string, string>>()
    const run = async (context: Context) => {
      const rows = await readOtherRows(context, call)
      if (rows) rowsBefore.set(context, rows)
      await write.run(context)
    }
    const expectSameRows = async (context: Context) => {
      const before = [...(rowsBefore.get(context) ?? [])]
      const after = before.length > 0 ? await readOtherRows(context, call) : null
      if (after === null) return
      const changedCount = before.filter(([id, row]) => after.get(id) !== row).length
      failUnless('other applications', changedCount === 0, 'all as before', `${changedCount} changed or gone`)
    }
    return [
      { ...write, run },
      probe(call, `${title}, and leaves other applications alone`, expectSameRows, needs ? { needs } : {}),
    ]
  })
