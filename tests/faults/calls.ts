import { callNames, contract, type CallName } from '@/contract'
import type { Endpoint } from '@/wire/contract/endpoint'
import { markers } from '@/contract/markers'
import type { SuccessMarker } from '@/wire/contract/markers'
import { rewriteStatuses } from '@mocks/rewrite-statuses'
import { successBody, writeFile, writeSuccess } from '@/wire/mock/dialect'
import { listFields, type Field } from './fields'

export interface Call {
  readonly name: CallName
  readonly endpoint: Endpoint
  readonly isFile: boolean
  readonly isWrite: boolean
  readonly input: unknown
  /** JSON of a successful response; null for a file. */
  readonly body: unknown
  /** Fields of the JSON, without those that mark a success. */
  readonly fields: readonly Field[]
  /** Names of the fields that mark a success. */
  readonly successFields: readonly string[]
}

const { statusTrue, statusSuccess, statusSuccessPerFile, successTrue, successOrError } = markers

/** Fields that mark a success, by marker. Other markers need no field. */
const SUCCESS_FIELDS: ReadonlyMap<SuccessMarker, readonly string[]> = new Map<SuccessMarker, readonly string[]>([
  ...[statusTrue, statusSuccess, statusSuccessPerFile].map((marker) => [marker, ['status']] as const),
  ...[successTrue, successOrError].map((marker) => [marker, ['success']] as const),
  [markers.loggedOut, ['message']],
  [markers.messageOnly, ['message']],
  [markers.criteriaText, ['criteria']],
])

function createCall(name: CallName): Call {
  const endpoint: Endpoint = contract[name]
  const [example] = endpoint.examples
  if (!example) throw new Error(`${name} has no example`)
  const isFile = endpoint.responseType === 'blob'
  const body = isFile ? null : rewriteStatuses(name, successBody(endpoint, example.output))
  const successFields = SUCCESS_FIELDS.get(endpoint.marker) ?? []
  const fields = isFile ? [] : listFields(endpoint, body).filter(({ path }) => !successFields.includes(path.join('.')))
  return {
    name,
    endpoint,
    isFile,
    isWrite: endpoint.changes.length > 0,
    input: example.input,
    body,
    fields,
    successFields,
  }
}

export const CALLS: readonly Call[] = callNames.map(createCall)

const PDF = '%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'

/** Creates the response of the legacy host without a fault: JSON, or a PDF. */
export const createResponse = ({ endpoint, isFile }: Call, body: unknown): Response =>
  isFile ? writeFile(new Blob([PDF], { type: 'application/pdf' }), '12.pdf') : writeSuccess('legacy', endpoint, body)
