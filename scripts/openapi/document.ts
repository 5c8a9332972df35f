import { format } from 'oxfmt'
import { describeContract } from '@/wire/openapi/document'
import style from '../../.oxfmtrc.json'
import { PREFACE, SESSION, TAGS } from './preface'
import { SOURCE } from './source'

async function createDocument() {
  const { paths, components } = await describeContract(SOURCE)
  return {
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
    paths,
    components: { securitySchemes: { session: SESSION }, ...components },
  }
}

export async function openApiText(): Promise<string> {
  const { code } = await format('openapi.json', JSON.stringify(await createDocument()), {
    printWidth: style.printWidth,
  })
  return code
}
