import { expect, it, test } from 'vitest'
import { createClient } from '@/api/client'
import { createMock } from '@mocks/create-mock'
import { takeSnapshot } from '@mocks/model/snapshot'
import { readWorldFile, writeWorldFile, WorldFileError } from '@mocks/world-file'

async function createChangedMock() {
  const mock = createMock({ scenario: 'in-review' })
  const connection = mock.connect()
  await connection.signInAs('admin@demo.urc')
  const { fetch, upload } = connection
  const client = createClient({ base: 'http://host.test/', fetch, upload })
  const criteria = new File(['PK 7 bytes \u0000\u00ff'], 'Criteria.docx')
  await client.uploadCriteria({ criteria })
  return { mock, client }
}

it('a world contains the store of a host, and another host can restore it', async () => {
  const { mock } = await createChangedMock()
  const otherMock = createMock({ scenario: 'nothing' })
  await otherMock.restoreWorld(await mock.takeWorld())
  const { rows, files, scenario } = takeSnapshot(await mock.store())
  const restored = takeSnapshot(await otherMock.store())
  expect(restored.scenario).toBe(scenario)
  expect({ ...restored.rows, sessions: null }).toEqual({ ...rows, sessions: null })
  expect([...restored.files.keys()]).toEqual([...files.keys()])
  expect(otherMock.clock.now()).toEqual(mock.clock.now())
})

it('a restored world keeps the sessions of its people', async () => {
  const { mock, client } = await createChangedMock()
  const world = await createMock({ scenario: 'empty' }).takeWorld()
  await mock.restoreWorld(world)
  expect(await client.checkSession({})).toMatchObject({ role: 'Admin' })
  await mock.restoreWorld({ ...world, rows: { ...world.rows, people: { sequence: 0, rows: [] } } })
  await expect(client.checkSession({})).rejects.toMatchObject({ kind: 'signed-out' })
})

test('a world with other columns is refused and changes nothing', async () => {
  const { mock } = await createChangedMock()
  const snapshotBefore = takeSnapshot(await mock.store())
  const world = await mock.takeWorld()
  const people = { sequence: 1, rows: [{ id: 1 }] }
  await expect(mock.restoreWorld({ ...world, moment: 0, rows: { ...world.rows, people } })).rejects.toThrow(
    /"expected": "string"/,
  )
  expect(takeSnapshot(await mock.store()).rows).toEqual(snapshotBefore.rows)
  expect(mock.clock.now().getTime()).toBe(world.moment)
})

test('a file contains a world with its uploaded documents, failures and person', async () => {
  const { mock } = await createChangedMock()
  mock.conditions.set({ faults: [{ call: 'logIn', kind: 'network' }], delay: { least: 5, most: 5 } })
  const world = { ...(await mock.takeWorld()), person: 'admin@demo.urc' }
  const parsed = await readWorldFile(await writeWorldFile(world))
  expect({ ...parsed, files: null }).toEqual({ ...JSON.parse(JSON.stringify(world)), files: null })
  const [id, blob] = [...world.files][0] ?? []
  expect(await parsed.files.get(id ?? '')?.arrayBuffer()).toEqual(await blob?.arrayBuffer())
  expect(parsed.files.get(id ?? '')?.type).toBe(blob?.type)
  const otherMock = createMock({ scenario: 'empty' })
  await otherMock.restoreWorld(parsed)
  expect(otherMock.conditions.get()).toEqual(mock.conditions.get())
})

test('a file without conditions, from an earlier demo, changes only the clock', async () => {
  const { mock } = await createChangedMock()
  mock.conditions.set({ faults: [{ call: 'logIn', kind: 'network' }] })
  const { scenario, moment, rows, files } = await createMock({ scenario: 'decisions-due' }).takeWorld()
  await mock.restoreWorld(await readWorldFile(await writeWorldFile({ scenario, moment, rows, files })))
  expect(mock.conditions.get()).toMatchObject({ moment, faults: [{ call: 'logIn', kind: 'network' }] })
})

test.each([
  ['no JSON', 'PDF'],
  ['other JSON', '{"name":"something else"}'],
  ['an unknown scenario', '{"format":"research-grant-demo","scenario":"full","moment":0,"rows":{},"files":[]}'],
  ['missing tables', '{"format":"research-grant-demo","scenario":"empty","moment":0,"rows":{},"files":[]}'],
])('a file with %s is refused', (_, text) => expect(readWorldFile(new Blob([text]))).rejects.toThrow(WorldFileError))
