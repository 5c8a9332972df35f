import type { CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'

/** `legacy` writes as the PHP host does, `clean` as a host would that says what it means. */
export type Dialect = 'legacy' | 'clean'

/** mysqli's text protocol: a plain query gives every number as text (wire 1.3). */
function asText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(asText)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asText(inner)]))
  return value
}

/** The lists in which the legacy host tells a status by a word, and the few words that it has. */
const LISTS_IN_WORDS: readonly CallName[] = ['listApplications', 'listSubmittedGrants']
const WORDS: Readonly<Record<string, string>> = {
  '1': 'Submitted',
  '3.1': 'Approved',
  '3.2': 'Rejected',
  '5.1': 'Granted',
  '5.2': 'Granted',
}

/** Puts a word in place of each status of such a list. */
export function inWords(call: CallName, body: unknown): unknown {
  if (!LISTS_IN_WORDS.includes(call) || !Array.isArray(body)) return body
  return body.map((row: { Status: unknown }) => ({ ...row, Status: WORDS[String(row.Status)] ?? 'Save' }))
}

/** Calls that print debug lines before their JSON, always (wire 2.6). */
const DEBUG_LINES: Partial<Record<CallName, string>> = {
  uploadCriteria: 'array(1) {\n  ["criteria"]=> array(5) }\nUpload path: GrantData/CriteriaFiles\n',
}

/** Writes the body of a reply. Legacy replies are always 200 and text/html, whatever they hold (wire 1.1). */
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
