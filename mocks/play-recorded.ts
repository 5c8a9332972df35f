import { contract, type CallName } from '@/contract'
import { readRequest } from '@/wire/mock/exchange'
import { findRecorded } from '@/wire/mock/recording'
import type { Recording } from './implementation'

interface PlayedRequest {
  readonly call: CallName
  /** The role of the sender, or `visitor`. */
  readonly sender: string
  readonly request: Request
}

/** Resolves to the recorded response to a call, as the host wrote it; null without one. */
export async function playRecorded(
  recording: Recording,
  { call, sender, request }: PlayedRequest,
): Promise<Response | null> {
  const endpoint = contract[call]
  const sent = await readRequest(endpoint, request.clone()).catch(() => [])
  const recorded = findRecorded(recording, { call, endpoint, sender, sent })
  if (!recorded) return null
  const { status, headers, body } = recorded
  if (status === 0) return Response.error()
  const content = typeof body === 'string' ? body : await createDocument(body.file, new Date(recording.moment))
  // `new Response` throws for some statuses if it gets a body, even an empty one.
  return new Response(content === '' ? null : content, { status, headers })
}

/** Creates a document in place of a recorded one, whose content was personal. */
async function createDocument(format: string, date: Date): Promise<Blob> {
  if (format !== 'pdf') {
    const { createCriteriaDocx } = await import('./documents/council-documents')
    return new Blob([Uint8Array.from(await createCriteriaDocx({ date }))])
  }
  const { createSamplePdf } = await import('./documents/sample-pdf')
  const content = { title: 'A recorded document', author: '', pages: 1, openingParagraphs: [] }
  return new Blob([Uint8Array.from(await createSamplePdf({ kind: 'report', ...content, date }))])
}
