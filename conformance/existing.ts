import type { Client } from '@/api/client'
import { ApiError } from '@/api/errors'
import { BUDGET_KINDS, REPORT_KINDS } from '@/domain/files/file-kinds'
import { REVIEWERS } from '@/domain/people/reviewers'
import { needed, same } from './checks'
import type { Context } from './context'
import { NotTried } from './finding'

/** What exists on the host already, or is left there by the run, for attempts to read it. */

/** Null where the details cannot be read, which is reported of that call alone. */
export const statusOf = (context: Context, applicationId: string): Promise<string | null> =>
  context
    .visitor()
    .getDetails({ applicationId })
    .then(
      (found) => found?.status ?? null,
      () => null,
    )

/** Expects a status, unless the details cannot be read. */
export async function hasStatus(context: Context, applicationId: string, expected: string): Promise<void> {
  const status = await statusOf(context, applicationId)
  if (status !== null) same('Status', status, expected)
}

/** Any application that the council sees. */
export async function anyApplication(context: Context): Promise<string> {
  const [first] = await (await context.asCouncil()).listApplications({})
  return needed(first, 'an application in ViewApplication.php').applicationId
}

/** An application with its owner: one of this run, or the first of the applicant who can log in. */
export async function ownedApplication(context: Context): Promise<{ owner: Client; applicationId: string }> {
  if (context.newcomerLogIn && context.granted)
    return { owner: await context.asNewcomer(), applicationId: context.granted }
  const owner = await context.as('Applicant')
  const [first] = await owner.listSubmittedGrants({})
  return { owner, applicationId: needed(first, 'an application of the applicant in SubmittedGrants.php').applicationId }
}

/** The calls that hand out a file to some people and not to others. */
export type GuardedFile =
  | 'downloadCriteria'
  | 'downloadAgreement'
  | 'downloadProgressReport'
  | 'downloadBudget'
  | 'downloadEvaluationReport'

export type Download = (client: Client) => Promise<unknown>

/** So many files are asked for until one is there. */
const MOST_LOOKED_AT = 12

const ids = (rows: readonly { applicationId: string }[]) => rows.map(({ applicationId }) => applicationId)

/** The files that may be there, with whoever may have them. */
async function candidates(call: GuardedFile, context: Context): Promise<{ insider: Client; downloads: Download[] }> {
  if (call === 'downloadAgreement') {
    const { owner, applicationId } = await ownedApplication(context)
    const others = ids(await owner.listSubmittedGrants({}))
    const downloads = [applicationId, ...others].map(
      (applicationId): Download =>
        (client) =>
          client.downloadAgreement({ applicationId }),
    )
    return { insider: owner, downloads }
  }
  const insider = await context.asCouncil()
  switch (call) {
    case 'downloadCriteria': {
      const { criteria } = await insider.listCriteria({})
      return { insider, downloads: criteria.map((fileName) => (client) => client.downloadCriteria({ fileName })) }
    }
    case 'downloadProgressReport': {
      const downloads = ids(await insider.listProgressReports({})).flatMap((applicationId) =>
        REPORT_KINDS.map(
          ({ download }): Download =>
            (client) =>
              client.downloadProgressReport({ applicationId, reportType: download }),
        ),
      )
      return { insider, downloads }
    }
    case 'downloadBudget': {
      const downloads = ids(await insider.listBudgets({})).flatMap((applicationId) =>
        BUDGET_KINDS.map(
          ({ download }): Download =>
            (client) =>
              client.downloadBudget({ applicationId, reportType: download }),
        ),
      )
      return { insider, downloads }
    }
    case 'downloadEvaluationReport': {
      const rows = await insider.listReviewers({})
      const downloads = rows.flatMap(({ applicationId, reviews }) =>
        REVIEWERS.filter(({ number }) =>
          reviews.some((review) => review.number === number && review.marks !== null),
        ).map(
          ({ kind }): Download =>
            (client) =>
              client.downloadEvaluationReport({ applicationId, reviewer: kind }),
        ),
      )
      return { insider, downloads }
    }
  }
}

const isThere = (file: Promise<unknown>): Promise<boolean> =>
  file.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && ['no-file', 'refused', 'not-json', 'http'].includes(error.kind)) return false
      throw error
    },
  )

/** How to download a file that is really there: one that does not exist would be refused to everybody. */
export async function existingFile(call: GuardedFile, context: Context): Promise<Download> {
  const { insider, downloads } = await candidates(call, context)
  for (const download of downloads.slice(0, MOST_LOOKED_AT)) if (await isThere(download(insider))) return download
  throw new NotTried('the host has no such file to try it on')
}
