import type { Client } from '@/api/client'
import { ApiError } from '@/wire/client/api-error'
import type { HostFile } from '@/wire/contract/php'
import { BOUND_KINDS, isDue, type ApplicationDetails } from '../applications/application-documents'
import { formatApplicationId } from '@/council-time'
import { FILE_KIND_LABELS } from '@/domain/files/file-kinds'
import { reviewBy, REVIEWERS } from '@/domain/people/reviewers'
import { formatHostDate } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { formatLkr } from '@/domain/money/money'
import { STATUS, statusLabel } from '@/domain/status/status'
import type { Absence, DossierContent, DossierPart } from '@/pdf/dossier/dossier-content'
import { mapConcurrently } from '@/lib/map-concurrently'

/** Applications whose details are fetched in parallel. */
const AT_ONCE = 4

export const dossiersOf = (client: Client, ids: readonly string[], now: Date, signal: AbortSignal) =>
  mapConcurrently(ids, AT_ONCE, (id) => dossierOf(client, id, now, signal))

/** Returns a dossier's content, even without title or details. Its documents load when they are bound. */
export async function dossierOf(
  client: Client,
  applicationId: string,
  now: Date,
  signal: AbortSignal,
): Promise<DossierContent> {
  const input = { applicationId }
  const [application, details] = await Promise.all([
    client.getApplicationToApprove(input, { signal }).catch(nothing),
    client.getDetails(input, { signal }).catch(nothing),
  ])
  signal.throwIfAborted()
  return {
    id: formatApplicationId(applicationId, now),
    title: application?.projectTitle || `Application ${formatApplicationId(applicationId, now)}`,
    applicant: application?.name || details?.name || '',
    facts: details === null ? [{ heading: 'The case', rows: [NOT_LOADED] }] : factsOf(details),
    parts: [
      // The host generates it, so an empty one is a failure and not a missing upload.
      {
        label: 'Application',
        load: async (stop) =>
          named('Application', applicationId, await client.downloadApplicationPdf(input, { signal: stop })),
      },
      ...BOUND_KINDS.map((fileType): DossierPart => {
        const label = FILE_KIND_LABELS[fileType]
        const load = (stop: AbortSignal) => client.downloadDetailsFile({ ...input, fileType }, { signal: stop })
        const absence = isDue(fileType, details, now) ? 'missing' : 'not-due'
        return { label, load: (stop) => absentOr(absence, async () => named(label, applicationId, await load(stop))) }
      }),
    ],
  }
}

const NOT_LOADED = { label: 'Status', value: 'Could not be loaded from the server.' }

const nothing = () => null

/** Names a document by its label, because hosts give several the same name. */
async function named(label: string, applicationId: string, file: HostFile): Promise<File> {
  const { nameByContent } = await import('../files/name-by-content')
  return new File([file.blob], nameByContent(`${applicationId}_${label}.pdf`, file), { type: file.blob.type })
}

/** Resolves to `absence` if the document was not uploaded. */
async function absentOr(absence: Absence, load: () => Promise<File>): Promise<File | Absence> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'no-file') return absence
    throw error
  }
}

function factsOf(details: ApplicationDetails): DossierContent['facts'] {
  const { status, submittedDate, startDate, period, amount } = details
  const facts = [
    {
      heading: 'The case',
      rows: [
        { label: 'Status', value: statusLabel(status) },
        { label: 'Submitted date', value: formatHostDate(submittedDate) || 'date not recorded' },
      ],
    },
    {
      heading: 'HOD and Dean',
      rows: details.approvals.flatMap(approval),
    },
    {
      heading: 'Reviewers',
      rows: REVIEWERS.map((reviewer) => {
        const { marks, date } = reviewBy(details, reviewer)
        return { label: reviewer.label, value: dated(marks ?? messages.page.notRated, date ?? null) }
      }),
    },
  ]
  // Without a grant, lists only the fields that have a value.
  const grant = [
    { label: 'Start date', value: formatHostDate(startDate) },
    { label: 'Period', value: period },
    { label: 'Approved amount', value: amount && formatLkr(amount) },
  ].filter(({ value }) => value !== '' || status === STATUS.granted)
  return grant.length === 0 ? facts : [...facts, { heading: 'The grant', rows: grant }]
}

function approval({ approver, decision, date, remarks }: ApplicationDetails['approvals'][number]) {
  const value = decision === null ? messages.page.notDecided : dated(statusLabel(decision), date)
  return [{ label: approver, value }, ...(remarks ? [{ label: `${approver}’s remarks`, value: remarks }] : [])]
}

const dated = (text: string, date: string | null) => (date === null ? text : `${text}, ${formatHostDate(date)}`)
