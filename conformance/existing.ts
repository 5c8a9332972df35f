import type { Client } from '@/api/client'
import { ApiError } from '@/wire/client/api-error'
import type { Input } from '@/contract'
import { BUDGET_KINDS, REPORT_KINDS } from '@/domain/files/file-kinds'
import { REVIEWERS } from '@/domain/people/reviewers'
import { isNoFile, needed } from '@/wire/conformance/checks'
import { same } from './checks'
import type { Context } from './context'
import { describeFailure } from '@/wire/conformance/failure-words'
import { NotTried, Unchecked } from '@/wire/conformance/finding'
import { fileOf } from './words'

/** Finds data that exists on the host, for attempts to read it. */

/** Null if the host has no such application. */
export const statusOf = async (context: Context, applicationId: string): Promise<string | null> =>
  (await context.visitor().getDetails({ applicationId }))?.status ?? null

export async function detailsOf(context: Context, applicationId: string) {
  return needed(await context.visitor().getDetails({ applicationId }), 'its details')
}

export async function hasStatus(context: Context, applicationId: string, expected: string): Promise<void> {
  const status = await statusOf(context, applicationId)
  if (status === null) throw new Unchecked(`${fileOf('getDetails')} returned nothing`)
  same('Status', status, expected)
}

/** Returns the dates of the host in the form in which it takes them. */
export async function currentDates(context: Context): Promise<Input<'setApplicationDates'>> {
  const { openDate, closeDate } = await context.visitor().getApplicationDates({})
  const year = /"Year"\s*:\s*"?(\d{4})/i.exec(context.reply)?.[1]
  const [open = '', openTime = ''] = needed(openDate, 'an opening date').split(' ')
  const [close = '', closeTime = ''] = needed(closeDate, 'a closing date').split(' ')
  const timeOf = (time: string, otherwise: string) => time.replace(/^(\d\d:\d\d):00$/, '$1') || otherwise
  return {
    openDate: open,
    openTime: timeOf(openTime, '00:00'),
    closeDate: close,
    closeTime: timeOf(closeTime, '23:59'),
    // Not every host returns it. The portal suggests the year of the opening date.
    year: year ?? open.slice(0, 4),
  }
}

export async function anyApplication(context: Context): Promise<string> {
  const [first] = await (await context.asCouncil()).listApplications({})
  return needed(first, 'an application in ViewApplication.php').applicationId
}

/** Prefers an application of this run to one of the applicant who can log in. */
export async function ownedApplication(context: Context): Promise<{ owner: Client; applicationId: string }> {
  if (context.newcomerLogIn && context.granted)
    return { owner: await context.asNewcomer(), applicationId: context.granted }
  const owner = await context.as('Applicant')
  const [first] = await owner.listSubmittedApplications({})
  return { owner, applicationId: needed(first, 'an application of the applicant in SubmittedGrants.php').applicationId }
}

/** Calls that should serve a file to some people only. */
export type GuardedFile =
  | 'downloadApplicationPdf'
  | 'downloadDetailsFile'
  | 'downloadCriteria'
  | 'downloadAgreement'
  | 'downloadProgressReport'
  | 'downloadBudget'
  | 'downloadEvaluationReport'

export type Download = (client: Client) => Promise<unknown>

const MOST_LOOKED_AT = 12

const ids = (rows: readonly { applicationId: string }[]) => rows.map(({ applicationId }) => applicationId)

/** Returns possible files with a person who may download them. */
async function candidates(call: GuardedFile, context: Context): Promise<{ insider: Client; downloads: Download[] }> {
  if (call === 'downloadAgreement' || call === 'downloadApplicationPdf' || call === 'downloadDetailsFile') {
    const { owner, applicationId } = await ownedApplication(context)
    const others = ids(await owner.listSubmittedApplications({}))
    const downloads = [applicationId, ...others].map(
      (applicationId): Download =>
        (client) =>
          call === 'downloadDetailsFile'
            ? client.downloadDetailsFile({ applicationId, fileType: 'proposal' })
            : client[call]({ applicationId }),
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

/** Finds a file that exists: a missing one is refused to everybody. */
export async function existingFile(call: GuardedFile, context: Context): Promise<Download> {
  const { insider, downloads } = await candidates(call, context)
  let why = new NotTried('the host has no such file to try it on')
  for (const download of downloads.slice(0, MOST_LOOKED_AT)) {
    try {
      await download(insider)
      return download
    } catch (error) {
      if (isNoFile(error)) continue
      if (!(error instanceof ApiError && ['not-json', 'http'].includes(error.kind))) throw error
      why = new Unchecked(`${fileOf(call)} answered with ${describeFailure(error)}`)
    }
  }
  throw why
}
