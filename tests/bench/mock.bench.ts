import { bench, describe } from 'vitest'
import { createMock } from '@mocks/create-mock'
import { createStore } from '@mocks/model/store'
import { DEMO_NOW, seedScenario, type Scenario } from '@mocks/seed/scenarios'

// Each takes seconds: five iterations are enough to see where they are spent.
const fewTimes = { time: 0, iterations: 5, warmupTime: 0, warmupIterations: 1 }

function seeded(scenario: Scenario) {
  const store = createStore()
  seedScenario(store, scenario, DEMO_NOW)
  return store
}

describe('seeding', () => {
  bench('the year of the demo', () => void seeded('council-year'), fewTimes)
  bench('10,000 applications', () => void seeded('many'), fewTimes)
})

describe('among 10,000 applications', async () => {
  const mock = createMock({ scenario: 'many' })
  const { applications } = await mock.store()
  const browser = mock.connect()
  await browser.signInAs('admin@demo.urc')
  const ids = applications.all().map(({ applicationId }) => applicationId)

  bench('looking each up by its key', () => ids.forEach((id) => void applications.get(id)), fewTimes)
  bench(
    'the list of all, as it is served',
    async () => {
      await (await browser.fetch('http://host.test/ViewApplication.php')).text()
    },
    fewTimes,
  )
  bench('100 updates', () => ids.slice(0, 100).forEach((id) => applications.update(id, { status: '1' })), fewTimes)
})
