import type { CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'

/** The ways in which a PHP host, or the network between, fails. */
export type FaultKind =
  /** No connection: nothing reaches the host. */
  | 'network'
  /** No answer ever comes. */
  | 'hang'
  /** The host does what is asked, and its answer is lost. */
  | 'lost-answer'
  /** 500 with a page of HTML. */
  | 'http-500'
  /** 200 with a page of HTML. */
  | 'html'
  /** 200 with no body. */
  | 'empty'
  /** PHP drops a body larger than its `post_max_size`, prints a warning, and runs the script without any input. */
  | 'post-too-large'
  /** A PHP notice printed before the JSON. */
  | 'notice'
  /** A byte order mark and blank lines before the JSON. */
  | 'bom'
  /** A refusal in the call's own shape. */
  | 'refused'
  /** A refusal because nobody is signed in. */
  | 'signed-out'
  /** JSON that has nothing to do with the call. */
  | 'shape'
  /** The file does not exist. */
  | 'missing-file'
  /** An older database, whose tables have no date columns. */
  | 'no-dates'

export interface Fault {
  readonly call: CallName | '*'
  readonly kind: FaultKind
  /** How many calls it affects; all of them if left out. */
  readonly times?: number
}

export const REFUSAL_TEXT = 'The council cannot do this now.'

const PAGE = '<!DOCTYPE html><html><head><title>Error</title></head><body><h1>It works!</h1></body></html>'
const NOTICE = '<br />\n<b>Notice</b>:  Undefined index: page in <b>index.php</b> on line <b>12</b><br />\n'

const OVER_LIMIT =
  '<br />\n<b>Warning</b>:  POST Content-Length of 9000287 bytes exceeds the limit of 8388608 bytes in <b>Unknown</b> on line <b>0</b><br />\n'

const html = (body: string, status = 200) => new Response(body, { status, headers: { 'Content-Type': 'text/html' } })

/** The same answer without its dates; an answer that is not JSON has none. */
async function withoutDates(response: Response): Promise<Response> {
  const written = await response.clone().text()
  try {
    const isDate = (key: string) => /(date|_at)$/i.test(key)
    const kept: unknown = JSON.parse(written, (key, value: unknown) => (isDate(key) ? undefined : value))
    return html(JSON.stringify(kept))
  } catch {
    return response
  }
}

const never = () => new Promise<never>(() => {})

/** The active faults, and how many calls each of them is still to affect. */
export class Faults {
  #active: { fault: Fault; left: number }[]

  constructor(faults: readonly Fault[] = []) {
    this.#active = faults.map((fault) => ({ fault, left: fault.times ?? Infinity }))
  }

  add(fault: Fault): void {
    this.#active.push({ fault, left: fault.times ?? Infinity })
  }

  clear(): void {
    this.#active = []
  }

  /** The fault that affects this call; it counts as used once more. */
  #strike(call: CallName): FaultKind | null {
    const striking = this.#active.find(({ fault, left }) => left > 0 && (fault.call === call || fault.call === '*'))
    if (!striking) return null
    striking.left -= 1
    return striking.fault.kind
  }

  /** Answers a call, changed by the active fault if there is one. `answer` runs only if the host received the call. */
  async around(call: CallName, endpoint: Endpoint, answer: () => Promise<Response>): Promise<Response> {
    switch (this.#strike(call)) {
      case null:
        return answer()
      case 'network':
        return Response.error()
      case 'hang':
        return never()
      case 'lost-answer':
        await answer()
        return Response.error()
      case 'http-500':
        return html(PAGE, 500)
      case 'html':
        return html(PAGE)
      case 'empty':
        return html('')
      case 'post-too-large':
        return html(OVER_LIMIT + JSON.stringify(endpoint.marker.refused('Missing required fields.')))
      case 'notice':
        return html(NOTICE + (await (await answer()).text()))
      case 'bom':
        return html(`\uFEFF\n\n${await (await answer()).text()}`)
      case 'refused':
        return html(JSON.stringify(endpoint.marker.refused(REFUSAL_TEXT)))
      case 'signed-out':
        return html(JSON.stringify(endpoint.marker.refused('User not logged in.')))
      case 'shape':
        return html('{"status":"success","success":true,"criteria":7,"unexpected":[{"page":{"kind":"none"}}]}')
      case 'missing-file':
        return html(endpoint.emptyWhenMissing ? '' : JSON.stringify(endpoint.marker.refused('File not found.')))
      case 'no-dates':
        return withoutDates(await answer())
    }
  }
}
