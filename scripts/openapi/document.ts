import { format } from 'oxfmt'
import style from '../../.oxfmtrc.json'
import { CALLS } from '@/wire/openapi/calls'
import { markerSchemas } from '@/wire/openapi/markers'
import { paths } from '@/wire/openapi/operations'
import { PREFACE, SESSION, TAGS } from './preface'
import { otherResponses, refusalExamples, refusalSchemas, replySchemas } from '@/wire/openapi/replies'
import { requestSchemas } from '@/wire/openapi/requests'
import { habitSchemas } from '@/wire/openapi/schemas'

export const openApiDocument = async () => ({
  openapi: '3.1.0',
  info: {
    title: 'The host of the research grant portal',
    // The contract is not versioned: the git history of docs/openapi.json has its changes.
    version: '1.0.0',
    description: PREFACE,
  },
  externalDocs: { description: 'How the host talks', url: 'host.md' },
  servers: [
    {
      url: '{origin}{folder}',
      description: 'The folder of the .php files, under the same origin as the portal.',
      variables: {
        origin: { default: 'http://127.0.0.1:8080', description: 'Scheme, name and port.' },
        folder: { default: '', description: 'Nothing for the root, or a folder such as `/RGMS`.' },
      },
    },
  ],
  tags: TAGS,
  paths: await paths(),
  components: {
    securitySchemes: { session: SESSION },
    schemas: {
      ...habitSchemas(),
      ...markerSchemas(),
      ...refusalSchemas(CALLS),
      ...requestSchemas(CALLS),
      ...replySchemas(CALLS),
    },
    examples: refusalExamples(CALLS),
    responses: otherResponses,
  },
})

export async function openApiText(): Promise<string> {
  const { code } = await format('openapi.json', JSON.stringify(await openApiDocument()), {
    printWidth: style.printWidth,
  })
  return code
}
