import type { SuccessMarker } from '../contract/markers'
import { isYes } from '../contract/php'
import { commentsOf } from './comments'
import { componentName, schemaRef } from './names'
import type { Schema } from './schemas'
import type { OpenApiSource } from './source'

/** Describes how the calls mark success and refusal. */
export function markersOf({ markers, declarations }: OpenApiSource) {
  const commentOf = commentsOf(declarations)

  const names = Object.keys(markers)

  function markerName(marker: SuccessMarker): string {
    const name = names.find((one) => markers[one] === marker)
    if (!name) throw new Error('A call has a marker that is none of `markers`.')
    return name
  }

  const REASON = 'why'

  const VERDICTS: Record<string, Schema> = {
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

  const verdict = (value: unknown, description: string): Schema => ({
    ...schemaRef(isYes(value) ? 'Yes' : 'No'),
    description,
  })

  /** Returns the schema of one field of a sample body: a flag, the reason of a refusal, or a constant text. */
  function fieldLike(key: string, value: unknown): Schema {
    if (key in OTHER_FLAG) return verdict(value, `Written as \`${JSON.stringify(value)}\`.`)
    const text = String(value)
    if (text === REASON) return { type: 'string', description: WHY }
    return text.endsWith(REASON)
      ? { type: 'string', description: WHY, pattern: text.replace(`: ${REASON}`, '') }
      : { const: text }
  }

  const fieldsLike = (sample: Body): Record<string, Schema> =>
    Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, fieldLike(key, value)]))

  const objectOf = (properties: Record<string, Schema>): Schema => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
  })

  /** Infers a schema from a sample body. Allows `status` and `success` for each other, because hosts write either. */
  function schemaLike(sample: Body): Schema {
    const [flag, other] = Object.entries(OTHER_FLAG).find(([key]) => key in sample) ?? []
    if (flag === undefined || other === undefined) return objectOf(fieldsLike(sample))
    const { [flag]: value, ...rest } = sample
    const inPlace = { [other]: verdict(value, `Some hosts write it in place of \`${flag}\`.`), ...fieldsLike(rest) }
    return { anyOf: [objectOf(fieldsLike(sample)), objectOf(inPlace)] }
  }

  /** Also allows a body without the marker. */
  const optionally = (schema: Schema): Schema => ({ anyOf: [...(schema.anyOf ?? [schema]), { type: 'object' }] })

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

  function accepted(marker: SuccessMarker): Schema {
    const schema = schemaLike(marker.succeeded)
    return mayBeSilent(marker) ? optionally(schema) : schema
  }

  function markerSchemas(): Record<string, Schema> {
    const made = Object.entries(markers).flatMap(([name, marker]): [string, Schema][] => {
      const { text } = commentOf(name)
      const refused = { description: `Refuses. ${text}`, ...schemaLike(marker.refused(REASON)) }
      const success = { description: `Says success. ${text}`, ...accepted(marker) }
      return [
        ...(isMarked(marker) ? [[componentName(name, 'Accepted'), success] satisfies [string, Schema]] : []),
        [refusedName(marker), refused],
      ]
    })
    return { ...VERDICTS, ...Object.fromEntries(made) }
  }

  return { markerName, acceptedRef, refusedName, markerSchemas }
}
