import { endpoint } from './endpoint'
import { markers, phpFound, phpId, phpText, sentId } from './php'
import { z } from './zod'

/**
 * The case on a page that is reached by a link: of HOD and Dean, and of the reviewers. An unknown id is `[]` on the
 * wire and null here (wire 2.7).
 */
export const linkedApplication = (path: '/DeanHOD.php' | '/Reviewer.php') =>
  endpoint({
    method: 'GET',
    path,
    sends: 'query',
    replies: 'json',
    request: z.object({ app_ID: sentId }),
    response: phpFound(z.object({ app_ID: phpId, projectTitle: phpText, name: phpText })),
    marker: markers.recordsOrError,
    action: 'answer-by-link',
    reads: ['applications'],
    examples: [
      {
        input: { app_ID: '12' },
        output: { app_ID: '12', projectTitle: 'Seed banks of montane forests', name: 'Nimal Perera' },
      },
    ],
    see: 'spec 7; wire 2.7',
  })
