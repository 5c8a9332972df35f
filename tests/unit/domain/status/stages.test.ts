import { expect, test } from 'vitest'
import { getStages } from '@/domain/status/stages'
import { STATUS_CODES, STATUS_ROWS } from '@/domain/status/status'

const marksOf = (status: Parameters<typeof getStages>[0]) => getStages(status).map(({ state }) => state)
const placeOf = (status: Parameters<typeof getStages>[0]) =>
  marksOf(status).findIndex((state) => state === 'here' || state === 'ended')

test('an application is at the stage that decides about it', () => {
  expect(marksOf('0')).toEqual(['here', 'ahead', 'ahead', 'ahead', 'ahead'])
  expect(marksOf('2.1')).toEqual(['past', 'past', 'here', 'ahead', 'ahead'])
  expect(marksOf('5.1')).toEqual(['past', 'past', 'past', 'past', 'here'])
})

test('a rejected application ended at one stage', () => {
  expect(marksOf('2.2')).toEqual(['past', 'ended', 'ahead', 'ahead', 'ahead'])
  expect(marksOf('5.2')).toEqual(['past', 'past', 'past', 'ended', 'ahead'])
})

test('no next status is at an earlier stage', () => {
  for (const status of STATUS_CODES)
    for (const next of STATUS_ROWS[status].next) expect(placeOf(next)).toBeGreaterThanOrEqual(placeOf(status))
})

test('an unknown status has no stage', () => {
  expect(getStages('unknown')).toEqual([])
})
