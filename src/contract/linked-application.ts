import { endpoint } from './endpoint'
import { demoTitle } from './listed-application'
import { markers } from './markers'
import { phpOptionalRecord, phpId, phpText, sentId } from '@/wire/contract/php'
import { record } from './record'

/** The application on a page opened by a link, for HOD, Dean and reviewers. Decodes an unknown id, `[]`, to null. */
export const linkedApplication = (path: '/DeanHOD.php' | '/Reviewer.php') =>
  endpoint({
    method: 'GET',
    path,
    sends: 'query',
    responseType: 'json',
    request: record({ app_ID: sentId }),
    response: phpOptionalRecord(record({ app_ID: phpId, projectTitle: phpText, name: phpText })),
    marker: markers.recordsOrError,
    action: 'answer-by-link',
    reads: ['applications'],
    examples: [
      {
        input: { applicationId: '12' },
        output: { applicationId: '12', projectTitle: demoTitle, name: 'Nimal Perera' },
      },
    ],
  })
