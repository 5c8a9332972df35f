import { describe, expect, it } from 'vitest'
import { restoreSnapshot, takeSnapshot } from '@mocks/model/snapshot'
import { createStore, findSessionPerson } from '@mocks/model/store'

const person = {
  firstName: 'Nimal',
  lastName: 'Perera',
  email: 'nimal@example.org',
  password: 'secret-1',
  role: 'Applicant' as const,
}

const criteria = {
  applicationId: null,
  kind: 'criteria' as const,
  name: 'Evaluation Criteria_URC Grants_1.docx',
  type: '',
  size: 8,
  uploadedAt: '2026-11-01 08:00:00',
  origin: 'uploaded' as const,
}

describe('a table', () => {
  it('numbers its keys and never reuses a key', () => {
    const { people } = createStore()
    expect(people.insert(person)).toMatchObject({ id: 1, ...person })
    people.remove(people.insert(person).id)
    expect(people.insert(person).id).toBe(3)
  })

  it('rejects unknown columns, wrong types and existing keys', () => {
    const { people } = createStore()
    people.insert(person)
    const withNickname = { ...person, nickname: 'N' }
    expect(() => people.insert(withNickname)).toThrow(/unrecognized/i)
    // @ts-expect-error: the types forbid this, but a restored snapshot may contain it.
    expect(() => people.insert({ ...person, id: '2' })).toThrow(/"expected": "number"/)
    expect(() => people.insert({ ...person, id: 1 })).toThrow('people has a row 1 already.')
    expect(() => people.update(9, { firstName: 'Sunil' })).toThrow('people has no row 9.')
    expect(people.size).toBe(1)
  })

  it('returns immutable rows', () => {
    const { people, storedFiles } = createStore()
    const before = people.insert(person)
    people.update(before.id, { firstName: 'Sunil' })
    expect(before.firstName).toBe('Nimal')
    expect(people.get(before.id)?.firstName).toBe('Sunil')
    expect(() => Object.assign(storedFiles.insert(criteria), { name: 'Another' })).toThrow(TypeError)
  })

  it('returns rows with their columns only', () => {
    const { people } = createStore()
    people.insert(person)
    const row = people.update(1, { firstName: 'Sunil' })
    expect(JSON.stringify(row)).toBe(JSON.stringify({ id: 1, ...person, firstName: 'Sunil' }))
    expect(structuredClone(row)).toStrictEqual({ id: 1, ...person, firstName: 'Sunil' })
  })

  it('lists its rows in the order of insertion, in one list until a change', () => {
    const { people } = createStore()
    const [first, second] = [people.insert(person), people.insert(person)]
    const listBefore = people.all()
    expect(people.all()).toBe(listBefore)
    people.remove(first.id)
    expect([people.all(), people.size]).toEqual([[second], 1])
    people.put(first.id, first)
    people.update(second.id, { firstName: 'Sunil' })
    expect(people.all().map(({ firstName }) => firstName)).toEqual(['Sunil', 'Nimal'])
    expect(listBefore).toEqual([first, second])
  })

  it('is empty after it was cleared, and its keys start at 1 again', () => {
    const { people } = createStore()
    people.insert(person)
    people.insert(person)
    people.clear()
    expect([people.size, people.all(), people.get(1)]).toEqual([0, [], undefined])
    expect(people.insert(person).id).toBe(1)
  })

  it('refuses with the given text if a row is missing', () => {
    const { people } = createStore()
    expect(() => people.getOrRefuse(1, 'User not found')).toThrow('User not found')
  })
})

describe('a table of applications’ rows', () => {
  it('finds the rows of an application, and those without one', () => {
    const { storedFiles } = createStore()
    storedFiles.insert(criteria)
    const proposal = storedFiles.insert({ ...criteria, applicationId: 7, kind: 'proposal' })
    expect(storedFiles.findByApplication(7)).toEqual([proposal])
    storedFiles.removeByApplication(7)
    expect(storedFiles.findByApplication(7)).toEqual([])
    expect(storedFiles.findByApplication(null)).toHaveLength(1)
  })

  it('returns the same list until one of its rows changes', () => {
    const { storedFiles } = createStore()
    const [first, second] = [1, 2].map((size) => storedFiles.insert({ ...criteria, applicationId: 7, size }))
    const listBefore = storedFiles.findByApplication(7)
    storedFiles.insert(criteria)
    expect(storedFiles.findByApplication(7)).toBe(listBefore)
    const changedRow = storedFiles.update(second?.id ?? 0, { name: 'Another' })
    expect(storedFiles.findByApplication(7)).toEqual([first, changedRow])
    expect(listBefore).toEqual([first, second])
  })
})

describe('a store', () => {
  it('shares nothing with another store', () => {
    createStore().people.insert(person)
    expect(createStore().people.all()).toEqual([])
  })

  it('returns the current row of a session’s person', () => {
    const store = createStore()
    const sid = 'browser-1'
    expect(findSessionPerson(store, sid)).toBeNull()
    store.sessions.insert({ sid, userId: 1, applicationId: null })
    expect(findSessionPerson(store, sid)).toBeNull()
    store.people.insert(person)
    store.people.update(1, { firstName: 'Sunil' })
    expect(findSessionPerson(store, sid)?.firstName).toBe('Sunil')
    store.sessions.update(sid, { userId: null })
    expect(findSessionPerson(store, sid)).toBeNull()
  })

  it('counts its changes', () => {
    const store = createStore()
    store.people.insert(person)
    store.people.update(1, { lastName: 'Silva' })
    store.people.remove(1)
    expect(store.revision).toBe(3)
  })
})

describe('a snapshot', () => {
  it('restores rows, keys and bytes', async () => {
    const store = createStore()
    store.people.remove(store.people.insert(person).id)
    store.fileBytes.set(store.storedFiles.insert(criteria).id, new Blob(['criteria']))
    const snapshot = structuredClone(takeSnapshot(store))

    const restored = createStore()
    restored.people.insert(person)
    restoreSnapshot(restored, snapshot)
    expect(takeSnapshot(restored).rows).toEqual(snapshot.rows)
    expect(restored.storedFiles.findByApplication(null)).toEqual(store.storedFiles.findByApplication(null))
    expect(await restored.fileBytes.get(1)?.text()).toBe('criteria')
    expect(restored.people.insert(person).id).toBe(2)
  })
})
