import { expect, test } from 'vitest'
import { contactAt, mergeContacts } from '@/features/contacts'

const KAMAL = { name: 'Prof. Kamal', email: 'kamal@botany.example' }

test('each address occurs once, with the latest name', () => {
  const renamed = { name: 'Prof. K. Silva', email: 'Kamal@Botany.example ' }
  expect(mergeContacts([renamed], [KAMAL])).toEqual([{ ...renamed, email: 'Kamal@Botany.example' }])
})

test('a name survives a list with the address alone', () => {
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

test('an address is found in any notation', () => {
  expect(contactAt([KAMAL], ' KAMAL@botany.example')).toBe(KAMAL)
})
