import { formatOrList } from '@/lib/format'
import { callsByPath, callsOf, type Call, type CallsOfOperation } from './calls'
import { commentsOf } from './comments'
import { markersOf } from './markers'
import { componentName } from './names'
import { describeResponses } from './responses'
import { requestsOf } from './requests'
import type { OpenApiSource } from './source'

/** Describes the calls by path and method. */
export async function pathsOf(source: OpenApiSource): Promise<Record<string, unknown>> {
  const { callersOf } = source
  const commentOf = commentsOf(source.declarations)
  const { markerName } = markersOf(source)
  const { takes } = requestsOf(source)
  const { responses } = describeResponses(source)

  /** Turns references to `docs/` into links relative to that folder, where the document is. */
  const asLinks = (text: string) => text.replaceAll(/docs\/(([\w-]+\.md)#[\w-]+)/g, '[$2]($1)')

  /** Splits a comment into its first sentence, without full stop, and the rest. */
  function textsOf({ name }: Call): { summary: string; more: string } {
    const { text } = commentOf(name)
    const [, summary = text, more = ''] = /^(.+?)\.(?: (?=[A-Z`])(.*))?$/s.exec(text) ?? []
    return { summary, more: asLinks(more) }
  }

  const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

  const callersOfAll = (calls: CallsOfOperation): string[] => [
    ...new Set(calls.flatMap(({ endpoint }) => callersOf(endpoint.action))),
  ]

  function whoMay(callers: readonly string[]): string {
    return `Callers: ${callers.includes('visitor') ? 'anybody, signed in or not' : formatOrList(callers)}.`
  }

  function distinguish(calls: CallsOfOperation): string {
    const isOneBody = calls.filter(({ endpoint }) => endpoint.method === 'POST').length < 2
    const lines = calls.map((call) => {
      const { summary, more } = textsOf(call)
      const query =
        call.endpoint.sends === 'query' ? 'with its query' : isOneBody ? 'without a query' : `as ${call.endpoint.sends}`
      return `- \`${call.name}\`, ${query}: ${lowerFirst(summary)}. ${more}`.trim()
    })
    return `Calls that share this address:\n\n${lines.join('\n')}`
  }

  function describe(calls: CallsOfOperation, callers: readonly string[]) {
    const [call, ...others] = calls
    const texts = calls.map(textsOf)
    const description = others.length > 0 ? distinguish(calls) : (texts[0]?.more ?? '')
    const optional = call.endpoint.optional ? (source.optional ?? '') : ''
    return {
      summary: texts.map(({ summary }, index) => (index === 0 ? summary : lowerFirst(summary))).join('; or '),
      description: [description, whoMay(callers), optional].filter((text) => text !== '').join('\n\n'),
    }
  }

  const operationId = ([first, ...others]: CallsOfOperation): string =>
    first.name + others.map(({ name }) => `Or${componentName(name)}`).join('')

  /** Returns the facts of the contract that OpenAPI cannot express. */
  const rowOf = ({ name, endpoint: { sends, responseType, marker, columnTypes, action, emptyWhenMissing } }: Call) => ({
    name,
    sends,
    responseType,
    marker: markerName(marker),
    columnTypes,
    action,
    ...(emptyWhenMissing && { emptyWhenMissing }),
  })

  async function operation(calls: CallsOfOperation) {
    const callers = callersOfAll(calls)
    const { file } = commentOf(calls[0].name)
    return {
      operationId: operationId(calls),
      ...describe(calls, callers),
      tags: [file],
      security: callers.includes('visitor') ? [{}, { session: [] }] : [{ session: [] }],
      ...takes(calls),
      responses: await responses(calls),
      'x-calls': calls.map(rowOf),
      'x-callers': callers,
      'x-reads': [...new Set(calls.flatMap(({ endpoint }) => endpoint.reads))],
      'x-changes': [...new Set(calls.flatMap(({ endpoint }) => endpoint.changes))],
      ...(calls[0].endpoint.optional && { 'x-optional': true }),
    }
  }

  async function paths() {
    const items = callsByPath(callsOf(source.calls)).map(async ({ path, methods }) => {
      const operations = methods.map(async ({ method, calls }) => [method.toLowerCase(), await operation(calls)])
      return [path, Object.fromEntries(await Promise.all(operations))]
    })
    return Object.fromEntries(await Promise.all(items)) as Record<string, unknown>
  }

  return paths()
}
