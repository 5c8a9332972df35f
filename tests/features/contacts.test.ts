import { expect, test } from 'vitest'
import { contactAt, mergeContacts } from '@/features/contacts/contacts'

const KAMAL = { name: 'Prof. Kamal', email: 'kamal@botany.example' }

test('each address is there once, with the name that was given last', () => {
  const renamed = { name: 'Prof. K. Silva', email: 'Kamal@Botany.example ' }
  expect(mergeContacts([renamed], [KAMAL])).toEqual([renamed])
})

test('a name is not lost to a list that has the address alone', () => {
  expect(mergeContacts([{ name: ' ', email: KAMAL.email }], [KAMAL])).toEqual([KAMAL])
})

test('without an address there is no contact', () => {
  expect(mergeContacts([{ name: 'Nobody', email: ' ' }])).toEqual([])
  expect(contactAt([{ name: 'Nobody', email: '' }], '')).toBeUndefined()
})

test('an address is found however it is typed', () => {
  expect(contactAt([KAMAL], ' KAMAL@botany.example')).toBe(KAMAL)
})
