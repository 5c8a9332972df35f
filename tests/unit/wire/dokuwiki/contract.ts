import { z } from '@/lib/zod'
import { endpointsOf, GET_FILE } from '@/wire/contract/endpoint'
import { isJsonObject, markers as commonMarkers, type SuccessMarker } from '@/wire/contract/markers'
import { phpDate, phpId, phpList, phpText, sentFile } from '@/wire/contract/php'
import type { Protocol } from '@/wire/contract/protocol'
import { recordsOf } from '@/wire/contract/record'

/**
 * Five calls of DokuWiki, as https://www.dokuwiki.org/devel:jsonrpc and its Ajax interface describe them. It differs
 * from the council's host in each part: one address for several calls, JSON-RPC errors, and drafts in a form.
 */

type Action = 'read' | 'edit'
type Tag = 'pages' | 'media'

const endpoint = endpointsOf<Action, Tag>()

const record = recordsOf({ id: 'page', revision: 'changed', qqfile: 'file', ns: 'namespace', u: 'user' })

/** Returns the text of a JSON-RPC error. Code 0 is none. */
function errorIn(body: unknown): string | null {
  const { error } = Object(body) as { error?: unknown }
  if (!isJsonObject(error) || error.code === 0) return null
  return typeof error.message === 'string' ? error.message : ''
}

const NO_ERROR = { error: { code: 0, message: 'success' } }

export const markers = {
  ...commonMarkers,
  /** `{result, error: {code: 0}}`; any other code is a refusal with a message. */
  rpc: {
    succeeded: NO_ERROR,
    refused: (message) => ({ result: null, error: { code: -32000, message } }),
    read: (body) => {
      const text = errorIn(body)
      if (text !== null) return { ok: false, text }
      return isJsonObject(body) && 'result' in body ? { ok: true } : 'unstated'
    },
  },
  /** Like `rpc`, and the result itself is true or false. */
  rpcTrue: {
    succeeded: { result: true, ...NO_ERROR },
    refused: (message) => ({ result: false, error: { code: -32000, message } }),
    read: (body) => {
      const text = errorIn(body)
      if (text !== null) return { ok: false, text }
      const { result } = Object(body) as { result?: unknown }
      return typeof result === 'boolean' ? (result ? { ok: true } : { ok: false, text: 'Wrong password.' }) : 'unstated'
    },
  },
  /** A draft is stored if the list of errors is empty. */
  noErrors: {
    succeeded: { errors: [] },
    refused: (text) => ({ errors: [text] }),
    read: (body) => {
      const { errors } = Object(body) as { errors?: unknown }
      if (!Array.isArray(errors)) return 'unstated'
      return errors.length === 0 ? { ok: true } : { ok: false, text: errors.map(String).join('\n') }
    },
  },
} as const satisfies Record<string, SuccessMarker>

/** Adds the name of an Ajax call, which its fields carry. */
const ajax = <Shape extends z.core.$ZodShape>(call: string, shape: Shape) => {
  const fields = record(shape)
  return z.codec(z.object({ call: z.literal(call), ...fields.def.in.shape }), fields.def.out, {
    decode: (sent) => z.decode(fields, sent as never),
    encode: (input) => ({ call, ...z.encode(fields, input) }) as never,
  })
}

/** Signs a person in. The host sets the session cookie. */
const logIn = endpoint({
  method: 'POST',
  path: '/lib/exe/jsonrpc.php/core.login',
  sends: 'json',
  responseType: 'json',
  request: z.object({ user: z.string(), pass: z.string() }),
  response: z.object({ result: z.optional(z.boolean()) }),
  marker: markers.rpcTrue,
  action: 'read',
  changes: ['session'],
  logsIn: true,
  sendsPassword: true,
  retriesAfterLogIn: false,
  examples: [{ input: { user: 'ada', pass: 'engine' }, output: { result: true } }],
})

/** Returns the pages of a namespace. A POST, although it only reads. */
const listPages = endpoint({
  method: 'POST',
  path: '/lib/exe/jsonrpc.php/core.listPages',
  sends: 'json',
  responseType: 'json',
  request: record({ ns: z.string() }),
  response: z.object({ result: phpList(record({ id: phpId, title: phpText, author: phpText, revision: phpDate })) }),
  marker: markers.rpc,
  action: 'read',
  reads: ['pages'],
  examples: [
    {
      input: { namespace: 'lab' },
      output: { result: [{ page: 'lab:start', title: 'Start', author: 'ada', changed: '1700000000' }] },
    },
  ],
})

/** Locks a page and stores its text as a draft. */
const saveDraft = endpoint({
  method: 'POST',
  path: '/lib/exe/ajax.php',
  sends: 'form',
  responseType: 'json',
  request: ajax('lock', { id: z.string(), wikitext: z.string() }),
  response: z.object({ lock: phpText, draft: phpText }),
  marker: markers.noErrors,
  action: 'edit',
  changes: ['pages'],
  examples: [{ input: { page: 'lab:start', wikitext: 'Hello' }, output: { lock: '1', draft: 'Draft saved' } }],
})

/** Stores a file in a namespace. */
const uploadMedia = endpoint({
  method: 'POST',
  path: '/lib/exe/ajax.php',
  sends: 'multipart',
  responseType: 'json',
  request: ajax('mediaupload', { ns: z.string(), qqfile: sentFile }),
  response: record({ id: phpText }),
  marker: markers.successOrError,
  action: 'edit',
  changes: ['media'],
  examples: [
    {
      input: { namespace: 'lab', file: new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }) },
      output: { page: 'lab:plan.pdf' },
    },
  ],
})

/** Returns a file. A missing one is a page of HTML. */
const downloadMedia = endpoint({
  ...GET_FILE,
  path: '/lib/exe/fetch.php',
  request: z.object({ media: z.string() }),
  marker: markers.recordsOrError,
  action: 'read',
  reads: ['media'],
  examples: [{ input: { media: 'lab:plan.pdf' } }],
})

export const wiki = { logIn, listPages, saveDraft, uploadMedia, downloadMedia }

export type Wiki = typeof wiki

export const protocol: Protocol<Wiki> = {
  calls: wiki,
  signedOutText: /not authorized|sign in first/i,
  publicActions: ['read'],
  anonymousActions: ['read'],
  ownPageMark: 'id="wiki-app"',
  noFileText: 'The wiki has no such file.',
}

export const callersOf = (action: string): readonly string[] => (action === 'read' ? ['visitor', 'user'] : ['user'])
