import { STATUS } from '@/domain/status/status'
import { runningClock } from '@/wire/mock/clock'
import { createMock } from '@mocks/create-mock'
import { generateApplications } from '@mocks/seed/generate'
import { seedScenario } from '@mocks/seed/scenarios'
import { servePortalFiles } from '@mocks/server/portal-files'
import { serve } from '@mocks/server/serve'
import { withSessions } from '@mocks/server/sessions'

/** Every sixth of them is granted. */
const APPLICATIONS = 1_200

/** Delay of each response in milliseconds. */
const DELAY = 50

/** Serves the portal with a slow host that has granted as many applications as a council does in years. */
export async function startGrantedHost(dist: string) {
  const clock = runningClock(new Date())
  const mock = createMock({
    clock,
    delay: { least: DELAY, most: DELAY },
    fillStore: async (store) => {
      seedScenario(store, 'empty', clock.now())
      generateApplications(store, APPLICATIONS, 1)
    },
  })
  const { applications } = await mock.store()
  const granted = applications.all().filter(({ status }) => status === STATUS.granted).length
  const call = withSessions(mock)
  const file = servePortalFiles(dist)
  const server = await serve((request) => (new URL(request.url).pathname.endsWith('.php') ? call : file)(request))
  return { ...server, granted }
}
