import { createStore as openDatabase, keys } from 'idb-keyval'
import { expect, test } from 'vitest'
import { fixedClock } from '@mocks/clock'
import { createMock } from '@mocks/create-mock'
import { dropFile } from '@mocks/model/files'
import { createStore } from '@mocks/model/store'
import { persistence } from '@mocks/persistence'
import { DEMO_NOW } from '@mocks/seed/scenarios'

const CONDITIONS = createMock().conditions.get()

/** A store with room for files, and the database that it is stored in. */
async function keptStore() {
  const name = `kept-${crypto.randomUUID()}`
  const store = await createMock({ scenario: 'empty', clock: fixedClock(DEMO_NOW) }).store()
  const addFile = (text: string): number => {
    const row = {
      applicationId: null,
      kind: 'criteria' as const,
      name: `${text}.pdf`,
      type: 'application/pdf',
      size: text.length,
    }
    const { id } = store.storedFiles.insert({ ...row, uploadedAt: '2026-11-20 09:00:00', origin: 'uploaded' })
    store.fileBytes.set(id, new Blob([text]))
    return id
  }
  const kept = persistence(name)
  const filesKept = async () =>
    (await keys<string>(openDatabase(name, 'host'))).filter((key) => key.startsWith('file-'))
  return { store, addFile, kept, filesKept }
}

test('a written state can be read again with its bytes, and every write is counted', async () => {
  const { store, addFile, kept } = await keptStore()
  const id = addFile('first')
  expect(await kept.storedRevision()).toBe(0)
  expect(await kept.write(store, 'empty', CONDITIONS)).toBe(1)
  expect(await kept.write(store, 'empty', CONDITIONS)).toBe(2)

  const state = await kept.read()
  expect(state).toMatchObject({ revision: 2, conditions: CONDITIONS, scenario: 'empty' })
  const again = createStore()
  if (state) await kept.restore(again, state)
  expect(again.storedFiles.get(id)).toMatchObject({ name: 'first.pdf' })
  expect(await again.fileBytes.get(id)?.text()).toBe('first')
})

test('a file that was replaced or removed leaves nothing behind', async () => {
  const { store, addFile, kept, filesKept } = await keptStore()
  const first = addFile('first')
  const second = addFile('second')
  await kept.write(store, 'empty', CONDITIONS)
  expect(await filesKept()).toEqual([`file-${first}`, `file-${second}`])

  dropFile(store, first)
  await kept.write(store, 'empty', CONDITIONS)
  expect(await filesKept()).toEqual([`file-${second}`])
})
