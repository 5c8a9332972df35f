import { STATUS } from '@/domain/status/status'
import { runningClock } from '@/wire/mock/clock'
import { createMock } from '@mocks/create-mock'
import { generateApplications } from '@mocks/seed/generate'
import { seedScenario } from '@mocks/seed/scenarios'
import { servePortalFiles } from '@mocks/server/portal-files'
import { serve } from '@mocks/server/serve'
import { withSessions } from '@mocks/server/sessions'

/** A sixth of them is granted. */
const APPLICATION_COUNT = 1_200

const DELAY_MS = 50

/** Serves the portal with a slow host that has several years of grants. */
export async function startGrantedHost(dist: string) {
  const clock = runningClock(new Date())
  const mock = createMock({
    clock,
    delay: { least: DELAY_MS, most: DELAY_MS },
    fillStore: async (store) => {
      seedScenario(store, 'empty', clock.now())
      generateApplications(store, APPLICATION_COUNT, 1)
    },
  })
  const { applications } = await mock.store()
  const grantCount = applications.all().filter(({ status }) => status === STATUS.granted).length
  const handleCall = withSessions(mock)
  const handleFile = servePortalFiles(dist)
  const server = await serve((request) => {
    const isCall = new URL(request.url).pathname.endsWith('.php')
    return isCall ? handleCall(request) : handleFile(request)
  })
  return { ...server, grantCount }
}
