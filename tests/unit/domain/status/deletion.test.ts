import { expect, it } from 'vitest'
import { requiresId, getDeletedParts } from '@/domain/status/deletion'
import { STATUS_CODES, type Status } from '@/domain/status/status'

const partsOf = (status: Status) => getDeletedParts(status).join('; ')

it.each([...STATUS_CODES, 'unknown'] as const)('deletion at status %s names what is deleted with it', (status) => {
  expect(getDeletedParts(status).length).toBeGreaterThan(0)
})

it('deletion names later additions', () => {
  expect(partsOf('1')).not.toMatch(/HOD|reviewers|grant/)
  expect(partsOf('2.1')).toMatch(/HOD and Dean/)
  expect(partsOf('3.1')).toMatch(/evaluation reports/)
  expect(partsOf('5.2')).not.toMatch(/award letter/)
  expect(partsOf('5.1')).toMatch(/award letter.*progress report/)
})

it('deletion requires the id only for a grant', () => {
  expect(STATUS_CODES.filter(requiresId)).toEqual(['5.1'])
})
