import type { SuccessMarker } from '../contract/markers'
import { isYes } from '../contract/php'
import { commentsOf } from './comments'
import { componentName, schemaRef } from './names'
import type { Schema } from './schemas'
import type { OpenApiSource } from './source'

/** Describes how the calls mark success and refusal. */
export function markersOf({ markers, declarations }: OpenApiSource) {
  const commentOf = commentsOf(declarations)

  const markerNames = Object.keys(markers)

  function markerName(marker: SuccessMarker): string {
    const name = markerNames.find((name) => markers[name] === marker)
    if (!name) throw new Error('A call has a marker that is none of `markers`.')
    return name
  }

  const REASON = 'why'

  const FLAGS: Record<string, Schema> = {
    Yes: {
      description: 'Every spelling of yes that is read; anything else is a no.',
      enum: [true, 1, '1', 'true', 'success'],
    },
    No: {
      description: 'Every no that a host is known to write. The client reads whatever is no yes as a no.',
      enum: [false, 0, '0', 'false', 'error'],
    },
  }

  type Body = Readonly<Record<string, unknown>>

  const OTHER_FLAG: Readonly<Record<string, string>> = { status: 'success', success: 'status' }

  const WHY = 'Why, in words for the person.'

  const describeFlag = (value: unknown, description: string): Schema => ({
    ...schemaRef(isYes(value) ? 'Yes' : 'No'),
    description,
  })

  /** Returns the schema of one field of a sample body: a flag, the reason of a refusal, or a constant text. */
  function inferField(key: string, value: unknown): Schema {
    if (key in OTHER_FLAG) return describeFlag(value, `Written as \`${JSON.stringify(value)}\`.`)
    const text = String(value)
    if (text === REASON) return { type: 'string', description: WHY }
    return text.endsWith(REASON)
      ? { type: 'string', description: WHY, pattern: text.replace(`: ${REASON}`, '') }
      : { const: text }
  }

  const inferFields = (sample: Body): Record<string, Schema> =>
    Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, inferField(key, value)]))

  const createObject = (properties: Record<string, Schema>): Schema => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
  })

  /** Infers a schema from a sample body. Allows `status` and `success` for each other, because hosts write either. */
  function inferSchema(sample: Body): Schema {
    const [flag, other] = Object.entries(OTHER_FLAG).find(([key]) => key in sample) ?? []
    if (flag === undefined || other === undefined) return createObject(inferFields(sample))
    const { [flag]: value, ...rest } = sample
    const withOtherFlag = {
      [other]: describeFlag(value, `Some hosts write it in place of \`${flag}\`.`),
      ...inferFields(rest),
    }
    return { anyOf: [createObject(inferFields(sample)), createObject(withOtherFlag)] }
  }

  /** Also allows a body without the marker. */
  const makeMarkerOptional = (schema: Schema): Schema => ({
    anyOf: [...(schema.anyOf ?? [schema]), { type: 'object' }],
  })

  /** Returns true if a response without the marker also counts as a success. */
  function mayBeSilent({ read }: SuccessMarker): boolean {
    const outcome = read({ message: 'It is done.' })
    return outcome !== 'unstated' && outcome.ok
  }

  const isMarked = ({ succeeded }: SuccessMarker): boolean => Object.keys(succeeded).length > 0

  /** References the success component of a marker. Undefined if the marker writes nothing on success. */
  const acceptedRef = (marker: SuccessMarker): Schema | undefined =>
    isMarked(marker) ? schemaRef(componentName(markerName(marker), 'Accepted')) : undefined

  const refusedName = (marker: SuccessMarker): string => componentName(markerName(marker), 'Refused')

  function inferSuccess(marker: SuccessMarker): Schema {
    const schema = inferSchema(marker.succeeded)
    return mayBeSilent(marker) ? makeMarkerOptional(schema) : schema
  }

  function markerSchemas(): Record<string, Schema> {
    const schemas = Object.entries(markers).flatMap(([name, marker]): [string, Schema][] => {
      const { text } = commentOf(name)
      const refused = { description: `Refuses. ${text}`, ...inferSchema(marker.refused(REASON)) }
      const success = { description: `Says success. ${text}`, ...inferSuccess(marker) }
      return [
        ...(isMarked(marker) ? [[componentName(name, 'Accepted'), success] satisfies [string, Schema]] : []),
        [refusedName(marker), refused],
      ]
    })
    return { ...FLAGS, ...Object.fromEntries(schemas) }
  }

  return { markerName, acceptedRef, refusedName, markerSchemas }
}
