import type { Client } from '@/api/client'
import { ApiError } from '@/wire/client/api-error'
import type { Input } from '@/contract'
import { readHostDate } from '@/domain/dates/host-date'
import type { HostFile } from '@/wire/contract/php'
import { BUDGET_KINDS, REPORT_KINDS } from '@/domain/files/file-kinds'
import { REVIEWERS } from '@/domain/people/reviewers'
import { isMissingFile, requireValue } from '@/wire/conformance/checks'
import { expectSame } from './checks'
import type { Context } from './context'
import { describeFailure } from '@/wire/conformance/describe-failure'
import { SkippedStep, UncheckedStep } from '@/wire/conformance/finding'
import { formatCallFile } from './call-file'

/** Finds data that exists on the host, for attempts to read it. */

/** Null if the host has no such application. */
export const readStatus = async (context: Context, applicationId: string): Promise<string | null> =>
  (await context.openVisitor().getDetails({ applicationId }))?.status ?? null

export async function readDetails(context: Context, applicationId: string) {
  return requireValue(await context.openVisitor().getDetails({ applicationId }), 'its details')
}

export async function expectStatus(context: Context, applicationId: string, expected: string): Promise<void> {
  const status = await readStatus(context, applicationId)
  if (status === null) throw new UncheckedStep(`${formatCallFile('getDetails')} returned nothing`)
  expectSame('Status', status, expected)
}

/** Returns the dates of the host in the form in which it takes them. */
export async function readDates(context: Context): Promise<Input<'setApplicationDates'>> {
  const { openDate, closeDate } = await context.openVisitor().getApplicationDates({})
  if ([openDate, closeDate].some((date) => date !== null && !readHostDate(date)))
    throw new UncheckedStep(`${formatCallFile('getApplicationDates')} writes dates in another format`)
  const year = /"Year"\s*:\s*"?(\d{4})/i.exec(context.lastBody)?.[1]
  const [open = '', openTime = ''] = requireValue(openDate, 'an opening date').split(' ')
  const [close = '', closeTime = ''] = requireValue(closeDate, 'a closing date').split(' ')
  const formatTime = (time: string, fallback: string) => time.replace(/^(\d\d:\d\d):00$/, '$1') || fallback
  return {
    openDate: open,
    openTime: formatTime(openTime, '00:00'),
    closeDate: close,
    closeTime: formatTime(closeTime, '23:59'),
    // Not every host returns it. The portal suggests the year of the opening date.
    year: year ?? open.slice(0, 4),
  }
}

/** Returns whether an application has a status; null if no call shows it. */
export const hasStatus =
  (getId: (context: Context) => string, status: string) =>
  async (context: Context): Promise<boolean | null> => {
    const actual = await readStatus(context, getId(context))
    return actual === null ? null : actual === status
  }

/** Sets the dates of the host while a function runs. */
export async function withDates(
  context: Context,
  changed: Partial<Input<'setApplicationDates'>>,
  run: () => Promise<void>,
): Promise<void> {
  const dates = await readDates(context)
  const client = await context.getClient('Admin')
  try {
    await client.setApplicationDates({ ...dates, ...changed })
    await run()
  } finally {
    await client.setApplicationDates(dates)
  }
}

export async function findApplication(context: Context): Promise<string> {
  const [first] = await (await context.getCouncil()).listApplications({})
  return requireValue(first, 'an application in ViewApplication.php').applicationId
}

/** Prefers an application of this run to one of the applicant who can log in. */
export async function findOwnedApplication(context: Context): Promise<{ owner: Client; applicationId: string }> {
  if (context.newcomerLogIn && context.grantedId)
    return { owner: await context.getNewcomer(), applicationId: context.grantedId }
  const owner = await context.getClient('Applicant')
  const [first] = await owner.listSubmittedApplications({})
  return {
    owner,
    applicationId: requireValue(first, 'an application of the applicant in SubmittedGrants.php').applicationId,
  }
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

export type Download = (client: Client) => Promise<HostFile>

const MAX_DOWNLOADS = 12

const getIds = (rows: readonly { applicationId: string }[]) => rows.map(({ applicationId }) => applicationId)

/** Returns possible files with a person who may download them. */
async function findCandidates(
  call: GuardedFile,
  context: Context,
): Promise<{ insider: Client; downloads: Download[] }> {
  if (call === 'downloadAgreement' || call === 'downloadApplicationPdf' || call === 'downloadDetailsFile') {
    const { owner, applicationId } = await findOwnedApplication(context)
    const others = getIds(await owner.listSubmittedApplications({}))
    const downloads = [applicationId, ...others].map(
      (applicationId): Download =>
        (client) =>
          call === 'downloadDetailsFile'
            ? client.downloadDetailsFile({ applicationId, fileType: 'proposal' })
            : client[call]({ applicationId }),
    )
    return { insider: owner, downloads }
  }
  const insider = await context.getCouncil()
  // The application of the run has every kind of file.
  const getOwnFirst = (rows: readonly { applicationId: string }[]) =>
    getIds(rows).toSorted((one, other) => Number(other === context.grantedId) - Number(one === context.grantedId))
  switch (call) {
    case 'downloadCriteria': {
      const { criteria } = await insider.listCriteria({})
      return { insider, downloads: criteria.map((fileName) => (client) => client.downloadCriteria({ fileName })) }
    }
    case 'downloadProgressReport': {
      const downloads = getOwnFirst(await insider.listProgressReports({})).flatMap((applicationId) =>
        REPORT_KINDS.map(
          ({ download }): Download =>
            (client) =>
              client.downloadProgressReport({ applicationId, reportType: download }),
        ),
      )
      return { insider, downloads }
    }
    case 'downloadBudget': {
      const downloads = getOwnFirst(await insider.listBudgets({})).flatMap((applicationId) =>
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
export async function findDownload(
  call: GuardedFile,
  context: Context,
): Promise<{ download: Download; file: HostFile }> {
  const { insider, downloads } = await findCandidates(call, context)
  let skip = new SkippedStep('the host has no such file to try it on')
  for (const download of downloads.slice(0, MAX_DOWNLOADS)) {
    try {
      return { download, file: await download(insider) }
    } catch (error) {
      if (isMissingFile(error)) continue
      if (!(error instanceof ApiError && ['not-json', 'http'].includes(error.kind))) throw error
      skip = new UncheckedStep(`${formatCallFile(call)} responded with ${describeFailure(error)}`)
    }
  }
  throw skip
}
