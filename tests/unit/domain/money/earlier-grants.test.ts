import { expect, test } from 'vitest'
import { earlierGrants } from '@/domain/money/earlier-grants'
import { STATUS, type Status } from '@/domain/status/status'

const row = (applicationId: string, email: string, submittedDate: string | null, status: Status = STATUS.granted) => ({
  applicationId,
  email,
  submittedDate,
  status,
})

const ROWS = [
  row('1', 'Nimal@Uni.lk', '2024-03-01'),
  row('2', 'other@uni.lk', '2025-03-01'),
  row('3', ' nimal@uni.lk ', '2025-03-01'),
  row('4', 'nimal@uni.lk', '2025-04-01', STATUS.denied),
  row('5', 'nimal@uni.lk', null),
  row('6', '', '2025-04-01'),
]

const ids = (about: { applicationId: string; email: string }) =>
  earlierGrants(ROWS, about)?.map(({ applicationId }) => applicationId)

test('earlier grants match the normalised address, the newest first', () => {
  expect(ids({ applicationId: '9', email: 'NIMAL@uni.lk' })).toEqual(['3', '1', '5'])
})

test('an application is none of its own earlier grants', () => {
  expect(ids({ applicationId: '3', email: 'nimal@uni.lk' })).toEqual(['1', '5'])
})

test('earlier grants are unknown without an address', () => {
  expect(ids({ applicationId: '9', email: ' ' })).toBeUndefined()
})
