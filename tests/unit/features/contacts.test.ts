import { expect, test } from 'vitest'
import { contactAt, mergeContacts } from '@/features/contacts/contacts'

const KAMAL = { name: 'Prof. Kamal', email: 'kamal@botany.example' }

test('each address is there once, with the name that was given last', () => {
  const renamed = { name: 'Prof. K. Silva', email: 'Kamal@Botany.example ' }
  expect(mergeContacts([renamed], [KAMAL])).toEqual([{ ...renamed, email: 'Kamal@Botany.example' }])
})

test('a name is not lost to a list that has the address alone', () => {
  expect(mergeContacts([{ name: ' ', email: KAMAL.email }], [KAMAL])).toEqual([KAMAL])
})

test('names and addresses are offered without invisible characters', () => {
  const pasted = { name: '\u202AProf.\u00A0Kamal\u202C', email: 'mailto:kamal@\u200Bbotany.example' }
  expect(mergeContacts([pasted], [KAMAL])).toEqual([KAMAL])
})

test('without an address there is no contact', () => {
  expect(mergeContacts([{ name: 'Nobody', email: ' ' }])).toEqual([])
  expect(contactAt([{ name: 'Nobody', email: '' }], '')).toBeUndefined()
})

test('an address is found however it is typed', () => {
  expect(contactAt([KAMAL], ' KAMAL@botany.example')).toBe(KAMAL)
})
