import { expect, it, test } from 'vitest'
import { createClient } from '@/api/client'
import { createMock } from '@mocks/create-mock'
import { takeSnapshot } from '@mocks/model/snapshot'
import { readWorldFile, writeWorldFile, WorldFileError } from '@mocks/world-file'

async function changedWorld() {
  const mock = createMock({ scenario: 'in-review' })
  const connection = mock.connect()
  await connection.signInAs('admin@demo.urc')
  const { fetch, upload } = connection
  const client = createClient({ base: 'http://host.test/', fetch, upload })
  const criteria = new File(['PK 7 bytes \u0000\u00ff'], 'Criteria.docx')
  await client.uploadCriteria({ criteria })
  return { mock, client, connection }
}

it('a world contains what a host stores, and another host can load it', async () => {
  const { mock } = await changedWorld()
  const other = createMock({ scenario: 'nothing' })
  await other.restoreWorld(await mock.takeWorld())
  const { rows, files, scenario } = takeSnapshot(await mock.store())
  const taken = takeSnapshot(await other.store())
  expect(taken.scenario).toBe(scenario)
  expect({ ...taken.rows, sessions: null }).toEqual({ ...rows, sessions: null })
  expect([...taken.files.keys()]).toEqual([...files.keys()])
  expect(other.clock.now()).toEqual(mock.clock.now())
})

it('a world keeps the sessions of people that it contains', async () => {
  const { mock, client } = await changedWorld()
  const world = await createMock({ scenario: 'empty' }).takeWorld()
  await mock.restoreWorld(world)
  expect(await client.checkSession({})).toMatchObject({ role: 'Admin' })
  await mock.restoreWorld({ ...world, rows: { ...world.rows, people: { sequence: 0, rows: [] } } })
  await expect(client.checkSession({})).rejects.toMatchObject({ kind: 'signed-out' })
})

test('a world of another version changes nothing', async () => {
  const { mock } = await changedWorld()
  const before = takeSnapshot(await mock.store())
  const world = await mock.takeWorld()
  const people = { sequence: 1, rows: [{ id: 1 }] }
  await expect(mock.restoreWorld({ ...world, moment: 0, rows: { ...world.rows, people } })).rejects.toThrow(
    /"expected": "string"/,
  )
  expect(takeSnapshot(await mock.store()).rows).toEqual(before.rows)
  expect(mock.clock.now().getTime()).toBe(world.moment)
})

test('a file holds a whole world, with the uploaded documents, the failures and the person', async () => {
  const { mock } = await changedWorld()
  mock.conditions.set({ faults: [{ call: 'logIn', kind: 'network' }], delay: { least: 5, most: 5 } })
  const world = { ...(await mock.takeWorld()), person: 'admin@demo.urc' }
  const read = await readWorldFile(await writeWorldFile(world))
  expect({ ...read, files: null }).toEqual({ ...JSON.parse(JSON.stringify(world)), files: null })
  const [id, blob] = [...world.files][0] ?? []
  expect(await read.files.get(id ?? '')?.arrayBuffer()).toEqual(await blob?.arrayBuffer())
  expect(read.files.get(id ?? '')?.type).toBe(blob?.type)
  const other = createMock({ scenario: 'empty' })
  await other.restoreWorld(read)
  expect(other.conditions.get()).toEqual(mock.conditions.get())
})

test('a file of an earlier demo, without conditions, changes the clock alone', async () => {
  const { mock } = await changedWorld()
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
