import { formatOrList } from '@/lib/format'
import { groupByPath, callsOf, type Call, type CallsOfOperation } from './calls'
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
  const { describeRequest } = requestsOf(source)
  const { responses } = describeResponses(source)

  /** Turns references to `docs/` into links relative to that folder, where the document is. */
  const toLinks = (text: string) => text.replaceAll(/docs\/(([\w-]+\.md)#[\w-]+)/g, '[$2]($1)')

  /** Splits a comment into its first sentence, without full stop, and the rest. */
  function splitComment({ name }: Call): { summary: string; more: string } {
    const { text } = commentOf(name)
    const [, summary = text, more = ''] = /^(.+?)\.(?: (?=[A-Z`])(.*))?$/s.exec(text) ?? []
    return { summary, more: toLinks(more) }
  }

  const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

  const getCallers = (calls: CallsOfOperation): string[] => [
    ...new Set(calls.flatMap(({ endpoint }) => callersOf(endpoint.action))),
  ]

  function describeCallers(callers: readonly string[]): string {
    return `Callers: ${callers.includes('visitor') ? 'anybody, signed in or not' : formatOrList(callers)}.`
  }

  function listCalls(calls: CallsOfOperation): string {
    const isOneBody = calls.filter(({ endpoint }) => endpoint.method === 'POST').length < 2
    const lines = calls.map((call) => {
      const { summary, more } = splitComment(call)
      const query =
        call.endpoint.sends === 'query' ? 'with its query' : isOneBody ? 'without a query' : `as ${call.endpoint.sends}`
      return `- \`${call.name}\`, ${query}: ${lowerFirst(summary)}. ${more}`.trim()
    })
    return `Calls that share this address:\n\n${lines.join('\n')}`
  }

  function describe(calls: CallsOfOperation, callers: readonly string[]) {
    const [call, ...others] = calls
    const texts = calls.map(splitComment)
    const description = others.length > 0 ? listCalls(calls) : (texts[0]?.more ?? '')
    const optional = call.endpoint.optional ? (source.optional ?? '') : ''
    return {
      summary: texts.map(({ summary }, index) => (index === 0 ? summary : lowerFirst(summary))).join('; or '),
      description: [description, describeCallers(callers), optional].filter((text) => text !== '').join('\n\n'),
    }
  }

  const createOperationId = ([first, ...others]: CallsOfOperation): string =>
    first.name + others.map(({ name }) => `Or${componentName(name)}`).join('')

  /** Returns the facts of the contract that OpenAPI cannot express. */
  const describeRow = ({
    name,
    endpoint: { sends, responseType, marker, columnTypes, action, emptyWhenMissing },
  }: Call) => ({
    name,
    sends,
    responseType,
    marker: markerName(marker),
    columnTypes,
    action,
    ...(emptyWhenMissing && { emptyWhenMissing }),
  })

  async function describeOperation(calls: CallsOfOperation) {
    const callers = getCallers(calls)
    const { file } = commentOf(calls[0].name)
    return {
      operationId: createOperationId(calls),
      ...describe(calls, callers),
      tags: [file],
      security: callers.includes('visitor') ? [{}, { session: [] }] : [{ session: [] }],
      ...describeRequest(calls),
      responses: await responses(calls),
      'x-calls': calls.map(describeRow),
      'x-callers': callers,
      'x-reads': [...new Set(calls.flatMap(({ endpoint }) => endpoint.reads))],
      'x-changes': [...new Set(calls.flatMap(({ endpoint }) => endpoint.changes))],
      ...(calls[0].endpoint.optional && { 'x-optional': true }),
    }
  }

  async function paths() {
    const items = groupByPath(callsOf(source.calls)).map(async ({ path, methods }) => {
      const operations = methods.map(async ({ method, calls }) => [
        method.toLowerCase(),
        await describeOperation(calls),
      ])
      return [path, Object.fromEntries(await Promise.all(operations))]
    })
    return Object.fromEntries(await Promise.all(items)) as Record<string, unknown>
  }

  return paths()
}
