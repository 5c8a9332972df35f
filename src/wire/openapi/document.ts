import { callsOf } from './calls'
import { markersOf } from './markers'
import { pathsOf } from './operations'
import { repliesOf } from './replies'
import { requestsOf } from './requests'
import { schemasOf } from './schemas'
import type { OpenApiSource } from './source'

/** Returns `paths` and `components` of an OpenAPI 3.1 document: all that follows from the contract. */
export async function describeContract(source: OpenApiSource) {
  const calls = callsOf(source.calls)
  const { otherResponses, refusalExamples, refusalSchemas, replySchemas } = repliesOf(source)
  return {
    paths: await pathsOf(source),
    components: {
      schemas: {
        ...schemasOf(source).codecSchemas(),
        ...markersOf(source).markerSchemas(),
        ...refusalSchemas(calls),
        ...requestsOf(source).requestSchemas(calls),
        ...replySchemas(calls),
      },
      examples: refusalExamples(calls),
      responses: otherResponses,
    },
  }
}
