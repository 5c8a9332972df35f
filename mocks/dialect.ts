import type { CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { STATUS, STATUS_CODES, statusLabel, type Status } from '@/domain/status'

/** `legacy` writes replies as the PHP host does, `clean` without its debug lines and with numbers as numbers. */
export type Dialect = 'legacy' | 'clean'

/** mysqli's text protocol: a plain query returns every number as text (docs/host.md#numbers-as-text). */
function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(asText)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asText(inner)]))
  return value
}

/** The lists in which the legacy host gives the status as a word. */
const LISTS_IN_WORDS: readonly CallName[] = ['listApplications', 'listSubmittedGrants']

/** Its word is the label of the status, except for those that it calls as another one (docs/host.md#status). */
const CALLED_AS: Readonly<Partial<Record<Status, Status>>> = {
  [STATUS.shortlisted]: STATUS.draft,
  [STATUS.notShortlisted]: STATUS.draft,
  [STATUS.denied]: STATUS.granted,
}

function wordFor(written: unknown): string {
  const status = STATUS_CODES.find((code) => code === String(written)) ?? STATUS.draft
  return statusLabel(CALLED_AS[status] ?? status)
}

/** Replaces each status in such a list by a word. */
export function inWords(call: CallName, body: unknown): unknown {
  if (!LISTS_IN_WORDS.includes(call) || !Array.isArray(body)) return body
  return body.map((row: { Status: unknown }) => ({ ...row, Status: wordFor(row.Status) }))
}

/** Calls that always print debug lines before their JSON (docs/host.md#what-is-printed-around-the-json). */
const DEBUG_LINES: Partial<Record<CallName, string>> = {
  uploadCriteria: 'array(1) {\n  ["criteria"]=> array(5) }\nUpload path: GrantData/CriteriaFiles\n',
}

/** Writes the body of a reply. A legacy reply is always 200 and text/html, whatever it contains. */
export function writeReply(
  dialect: Dialect,
  call: CallName,
  { columns }: Pick<Endpoint, 'columns'>,
  body: unknown,
): Response {
  if (dialect === 'clean') return Response.json(body)
  const printed = JSON.stringify(columns === 'text' ? asText(body) : body)
  return new Response(`${DEBUG_LINES[call] ?? ''}${printed}`, {
    headers: { 'Content-Type': 'text/html; charset=UTF-8' },
  })
}

/** Writes a file; Content-Disposition carries its name in both dialects. */
export const writeFile = (blob: Blob, name: string | null): Response =>
  new Response(blob, {
    headers: {
      'Content-Type': blob.type || 'application/octet-stream',
      ...(name === null ? {} : { 'Content-Disposition': `attachment; filename="${name.replaceAll('"', '')}"` }),
    },
  })
