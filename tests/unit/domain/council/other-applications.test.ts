import { expect, test } from 'vitest'
import { findOtherApplications } from '@/domain/council/other-applications'

const createRow = (applicationId: string, email: string, submittedDate: string | null) => ({
  applicationId,
  email,
  submittedDate,
})

const ROWS = [
  createRow('1', 'Nimal@Uni.lk', '2024-03-01'),
  createRow('2', 'other@uni.lk', '2025-03-01'),
  createRow('3', ' nimal@uni.lk ', '2025-03-01'),
  createRow('5', 'nimal@uni.lk', null),
  createRow('6', '', '2025-04-01'),
]

const findIds = (application: { applicationId: string; email: string }) =>
  findOtherApplications(ROWS, application)?.map(({ applicationId }) => applicationId)

test('other applications have the same normalised address, the newest first', () => {
  expect(findIds({ applicationId: '9', email: 'NIMAL@uni.lk' })).toEqual(['3', '1', '5'])
})

test('the application itself is left out', () => {
  expect(findIds({ applicationId: '3', email: 'nimal@uni.lk' })).toEqual(['1', '5'])
})

test('other applications are unknown without an address', () => {
  expect(findIds({ applicationId: '9', email: ' ' })).toBeUndefined()
})
