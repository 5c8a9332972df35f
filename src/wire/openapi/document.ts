import { callsOf } from './calls'
import { markersOf } from './markers'
import { pathsOf } from './operations'
import { describeResponses } from './responses'
import { requestsOf } from './requests'
import { schemasOf } from './schemas'
import type { OpenApiSource } from './source'

/** Returns `paths` and `components` of an OpenAPI 3.1 document: all that follows from the contract. */
export async function describeContract(source: OpenApiSource) {
  const calls = callsOf(source.calls)
  const { otherResponses, refusalExamples, refusalSchemas, responseSchemas } = describeResponses(source)
  return {
    paths: await pathsOf(source),
    components: {
      schemas: {
        ...schemasOf(source).codecSchemas(),
        ...markersOf(source).markerSchemas(),
        ...refusalSchemas(calls),
        ...requestsOf(source).requestSchemas(calls),
        ...responseSchemas(calls),
      },
      examples: refusalExamples(calls),
      responses: otherResponses,
    },
  }
}
