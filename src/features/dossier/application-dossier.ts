import type { Client } from '@/api/client'
import { ApiError } from '@/wire/client/api-error'
import type { HostFile } from '@/wire/contract/php'
import { isDue, type ApplicationDetails } from '../applications/application-documents'
import { formatApplicationId } from '@/council-time'
import { FILE_KIND_LABELS, type FileKind } from '@/domain/files/file-kinds'
import { reviewBy, REVIEWERS } from '@/domain/people/reviewers'
import { formatHostDate } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { formatLkr } from '@/domain/money/money'
import { STATUS, statusLabel } from '@/domain/status/status'
import type { Absence, DossierContent, DossierPart } from '@/pdf/dossier/dossier-content'
import { mapConcurrently } from '@/lib/map-concurrently'

/** Applications whose details are fetched in parallel. */
const CONCURRENCY = 4

interface DossierOptions {
  readonly client: Client
  readonly now: Date
  /** The documents after the application itself. */
  readonly kinds: readonly FileKind[]
  readonly signal: AbortSignal
}

export const loadDossiers = (options: DossierOptions, ids: readonly string[]) =>
  mapConcurrently(ids, CONCURRENCY, (id) => loadDossier(options, id))

/** Loads title and details of an application. Both may fail. The documents load when they are bound. */
export async function loadDossier(
  { client, now, kinds, signal }: DossierOptions,
  applicationId: string,
): Promise<DossierContent> {
  const input = { applicationId }
  const [application, details] = await Promise.all([
    client.getApplicationToApprove(input, { signal }).catch(toNull),
    client.getDetails(input, { signal }).catch(toNull),
  ])
  signal.throwIfAborted()
  return {
    id: formatApplicationId(applicationId, now),
    title: application?.projectTitle || `Application ${formatApplicationId(applicationId, now)}`,
    applicant: application?.name || details?.name || '',
    facts: details === null ? [{ heading: 'The case', rows: [NOT_LOADED] }] : getFacts(details),
    parts: [
      // The host generates this document, so an empty response is a failure and not a missing upload.
      {
        label: 'Application',
        load: async (stop) =>
          toNamedFile('Application', applicationId, await client.downloadApplicationPdf(input, { signal: stop })),
      },
      ...kinds.map((fileType): DossierPart => {
        const label = FILE_KIND_LABELS[fileType]
        const load = (stop: AbortSignal) => client.downloadDetailsFile({ ...input, fileType }, { signal: stop })
        const absence = isDue(fileType, details, now) ? 'missing' : 'not-due'
        return {
          label,
          load: (stop) => loadUnlessAbsent(absence, async () => toNamedFile(label, applicationId, await load(stop))),
        }
      }),
    ],
  }
}

const NOT_LOADED = { label: 'Status', value: 'Could not be loaded from the server.' }

const toNull = () => null

/** Names a document by its label, because hosts use the same name for several documents. */
async function toNamedFile(label: string, applicationId: string, file: HostFile): Promise<File> {
  const { nameByContent } = await import('../files/name-by-content')
  return new File([file.blob], nameByContent(`${applicationId}_${label}.pdf`, file), { type: file.blob.type })
}

/** Resolves to `absence` if the document was not uploaded. */
async function loadUnlessAbsent(absence: Absence, load: () => Promise<File>): Promise<File | Absence> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'no-file') return absence
    throw error
  }
}

function getFacts(details: ApplicationDetails): DossierContent['facts'] {
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
      rows: details.approvals.flatMap(toApprovalRows),
    },
    {
      heading: 'Reviewers',
      rows: REVIEWERS.map((reviewer) => {
        const { marks, date } = reviewBy(details, reviewer)
        return { label: reviewer.label, value: appendDate(marks ?? messages.page.notRated, date ?? null) }
      }),
    },
  ]
  // Before a grant, lists only the fields with a value.
  const grant = [
    { label: 'Start date', value: formatHostDate(startDate) },
    { label: 'Period', value: period },
    { label: 'Approved amount', value: amount && formatLkr(amount) },
  ].filter(({ value }) => value !== '' || status === STATUS.granted)
  return grant.length === 0 ? facts : [...facts, { heading: 'The grant', rows: grant }]
}

function toApprovalRows({ approver, decision, date, remarks }: ApplicationDetails['approvals'][number]) {
  const value = decision === null ? messages.page.notDecided : appendDate(statusLabel(decision), date)
  return [{ label: approver, value }, ...(remarks ? [{ label: `${approver}’s remarks`, value: remarks }] : [])]
}

const appendDate = (text: string, date: string | null) => (date === null ? text : `${text}, ${formatHostDate(date)}`)
