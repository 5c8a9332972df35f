import type { Client } from '@/api/client'
import { ApiError } from '@/api/errors'
import type { Output } from '@/contract'
import type { HostFile } from '@/contract/php'
import { displayedId } from '../dates/council-time'
import { FILE_KIND_LABELS, type FileKind } from '@/domain/file-kinds'
import { reviewBy, REVIEWERS } from '@/domain/reviewers'
import { formatHostDate } from '@/domain/host-date'
import { messages } from '@/domain/messages'
import { formatLkr } from '@/domain/money'
import { statusLabel } from '@/domain/status'
import type { DossierContent, DossierPart } from '@/pdf/dossier/dossier-content'

/** What is bound behind the application itself, in this order. Agreements and letters are between two parties. */
const BOUND: readonly FileKind[] = [
  'proposal',
  'cvPrincipalInvestigator',
  'cvCoInvestigators',
  'projectBudget',
  'budgetRevision',
  ...REVIEWERS.map(({ kind }) => kind),
  'progress_midyear',
  'progress_endyear',
  'progress_final',
]

type ApplicationDetails = NonNullable<Output<'getDetails'>>

/**
 * Everything about one application for its dossier; the documents are loaded when they are bound. What is known
 * of the case is asked for at once, and a host that does not give it still gets a dossier.
 */
export async function dossierOf(
  client: Client,
  applicationId: string,
  now: Date,
  signal: AbortSignal,
): Promise<DossierContent> {
  const input = { applicationId }
  const [titled, details] = await Promise.all([
    client.getApplicationToApprove(input, { signal }).catch(nothing),
    client.getDetails(input, { signal }).catch(nothing),
  ])
  signal.throwIfAborted()
  return {
    id: displayedId(applicationId, now),
    title: titled?.projectTitle || `Application ${displayedId(applicationId, now)}`,
    applicant: titled?.name || details?.name || '',
    facts: details === null ? [{ heading: 'The case', rows: [NOT_LOADED] }] : factsOf(details),
    parts: [
      { label: 'Application', load: (stop) => fileOrNull(client.downloadApplicationPdf(input, { signal: stop })) },
      ...BOUND.map((fileType): DossierPart => ({
        label: FILE_KIND_LABELS[fileType],
        load: (stop) => fileOrNull(client.downloadDetailsFile({ ...input, fileType }, { signal: stop })),
      })),
    ],
  }
}

const NOT_LOADED = { label: 'Status', value: 'Could not be loaded from the server.' }

const nothing = () => null

/** A document that nobody has uploaded is no failure. */
async function fileOrNull(answer: Promise<HostFile>): Promise<Blob | null> {
  try {
    return (await answer).blob
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'no-file') return null
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
  // Of a grant that is none, only what the host has all the same.
  const grant = [
    { label: 'Start date', value: formatHostDate(startDate) },
    { label: 'Period', value: period },
    { label: 'Approved amount', value: amount && formatLkr(amount) },
  ].filter(({ value }) => value !== '' || status === '5.1')
  return grant.length === 0 ? facts : [...facts, { heading: 'The grant', rows: grant }]
}

function approval({ approver, decision, date, remarks }: ApplicationDetails['approvals'][number]) {
  const value = decision === null ? messages.page.notDecided : dated(statusLabel(decision), date)
  return [{ label: approver, value }, ...(remarks ? [{ label: `${approver}’s remarks`, value: remarks }] : [])]
}

const dated = (words: string, date: string | null) => (date === null ? words : `${words}, ${formatHostDate(date)}`)
