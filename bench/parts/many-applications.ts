import { createMock } from '@mocks/create-mock'
import { createStore } from '@mocks/model/store'
import { DEMO_NOW, seedScenario } from '@mocks/seed/scenarios'

const HOST = 'http://host.test'

/** A mock with 10,000 applications, and the secretary signed in. */
export async function openMany() {
  const mock = createMock({ scenario: 'many' })
  const { applications } = await mock.store()
  const browser = mock.connect()
  await browser.signInAs('admin@demo.urc')
  const textOf = async (path: string) => (await browser.fetch(HOST + path)).text()
  const [first] = applications.all()
  return {
    call: () => textOf(`/MoreDetails.php?app_ID=${first?.applicationId}`),
    list: () => textOf('/ViewApplication.php'),
    rows: JSON.parse(await textOf('/ViewApplication.php')) as readonly unknown[],
  }
}

export const seedMany = () => seedScenario(createStore(), 'many', DEMO_NOW)
