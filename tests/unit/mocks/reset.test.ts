import { expect, it } from 'vitest'
import { createClient } from '@/api/client'
import { createMock } from '@mocks/create-mock'
import { SCENARIOS } from '@mocks/seed/scenarios'

async function createSignedInMock() {
  const mock = createMock({ faults: [{ call: 'listCriteria', kind: 'http-500' }] })
  const connection = mock.connect()
  await connection.signInAs('admin@demo.urc')
  return { mock, client: createClient({ base: 'http://host.test/', fetch: connection.fetch }) }
}

it('a reset mock has only the data and clock of its scenario', async () => {
  const { mock, client } = await createSignedInMock()
  await client.deleteApplication({ applicationId: '25' })
  await mock.reset('in-review')
  const { applications, sessions } = await mock.store()
  const seededStore = await createMock({ scenario: 'in-review' }).store()
  expect(applications.all()).toEqual(seededStore.applications.all())
  expect(sessions.size).toBe(0)
  expect(mock.clock.now()).toEqual(SCENARIOS['in-review'].startsAt)
})

it('a reset mock has no sessions and no faults', async () => {
  const { mock, client } = await createSignedInMock()
  await mock.reset('council-year')
  await expect(client.listApprovals({})).rejects.toMatchObject({ kind: 'signed-out' })
  const newConnection = mock.connect()
  await newConnection.signInAs('admin@demo.urc')
  const { listCriteria } = createClient({ base: 'http://host.test/', fetch: newConnection.fetch })
  expect((await listCriteria({})).criteria).toHaveLength(1)
})

it('a reset holds the lock that calls need', async () => {
  const events: string[] = []
  const mock = createMock({
    runExclusively: async (callback) => {
      events.push('begins')
      const result = await callback()
      events.push('ends')
      return result
    },
  })
  await mock.reset('in-review')
  expect(events).toEqual(['begins', 'ends'])
  expect((await mock.store()).scenario).toBe('in-review')
})

it('a mock can be reset repeatedly', async () => {
  const { mock } = await createSignedInMock()
  for (const scenario of ['empty', 'nothing', 'council-year'] as const) await mock.reset(scenario)
  const { applications } = await mock.store()
  expect(applications.size).toBe((await createMock().store()).applications.size)
})
