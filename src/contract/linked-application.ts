import { endpoint } from './endpoint'
import { markers, phpFound, phpId, phpText, sentId } from './php'
import { record } from './record'

/**
 * The application on a page that is opened by a link: of HOD and Dean, and of the reviewers. An unknown id is `[]` in
 * the reply and null here.
 */
export const linkedApplication = (path: '/DeanHOD.php' | '/Reviewer.php') =>
  endpoint({
    method: 'GET',
    path,
    sends: 'query',
    replies: 'json',
    request: record({ app_ID: sentId }),
    response: phpFound(record({ app_ID: phpId, projectTitle: phpText, name: phpText })),
    marker: markers.recordsOrError,
    action: 'answer-by-link',
    reads: ['applications'],
    examples: [
      {
        input: { applicationId: '12' },
        output: { applicationId: '12', projectTitle: 'Seed banks of montane forests', name: 'Nimal Perera' },
      },
    ],
  })
