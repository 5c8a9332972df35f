import { expect, it } from 'vitest'
import { createClient } from '@/api/client'
import { createMock } from '@mocks/create-mock'
import { SCENARIOS } from '@mocks/seed/scenarios'

async function signedIn() {
  const mock = createMock({ faults: [{ call: 'listCriteria', kind: 'http-500' }] })
  const connection = mock.connect()
  await connection.signInAs('admin@demo.urc')
  return { mock, client: createClient({ base: 'http://host.test/', fetch: connection.fetch }) }
}

it('a reset mock has only the data and clock of its scenario', async () => {
  const { mock, client } = await signedIn()
  await client.deleteApplication({ applicationId: '25' })
  await mock.reset('in-review')
  const { applications, sessions } = await mock.store()
  const seeded = await createMock({ scenario: 'in-review' }).store()
  expect(applications.all()).toEqual(seeded.applications.all())
  expect(sessions.size).toBe(0)
  expect(mock.clock.now()).toEqual(SCENARIOS['in-review'].startsAt)
})

it('a reset mock has no sessions and no faults', async () => {
  const { mock, client } = await signedIn()
  await mock.reset('council-year')
  await expect(client.listApprovals({})).rejects.toMatchObject({ kind: 'signed-out' })
  const again = mock.connect()
  await again.signInAs('admin@demo.urc')
  const { listCriteria } = createClient({ base: 'http://host.test/', fetch: again.fetch })
  expect((await listCriteria({})).criteria).toHaveLength(1)
})

it('a reset runs while no other call can', async () => {
  const steps: string[] = []
  const mock = createMock({
    runExclusively: async (run) => {
      steps.push('begins')
      const result = await run()
      steps.push('ends')
      return result
    },
  })
  await mock.reset('in-review')
  expect(steps).toEqual(['begins', 'ends'])
  expect((await mock.store()).scenario).toBe('in-review')
})

it('a mock can be reset again and again', async () => {
  const { mock } = await signedIn()
  for (const scenario of ['empty', 'nothing', 'council-year'] as const) await mock.reset(scenario)
  const { applications } = await mock.store()
  expect(applications.size).toBe((await createMock().store()).applications.size)
})
