import { expect, test } from 'vitest'
import { getFileName, getJobName, formatProgress, estimateTime } from '@/features/dossier/dossier-job'

const progress = { done: 12, total: 260, currentTask: '12_2026, Project proposal' }

test('the time left is estimated once some are done', () => {
  expect(estimateTime({ ...progress, done: 2 }, 4000)).toBeUndefined()
  expect(estimateTime({ ...progress, done: 10, total: 30 }, 5000)).toBe(10_000)
})

test.each([
  [undefined, '13 of 260: 12_2026, Project proposal'],
  [4_000, '13 of 260: 12_2026, Project proposal. A few seconds left'],
  [31_000, '13 of 260: 12_2026, Project proposal. About 40 seconds left'],
  [59_000, '13 of 260: 12_2026, Project proposal. About 60 seconds left'],
  [61_000, '13 of 260: 12_2026, Project proposal. About 2 minutes left'],
])('with %j milliseconds left the progress reads %j', (remainingTime, text) => {
  expect(formatProgress({ status: 'running', progress, remainingTime })).toBe(text)
})

test('a job is named by what it makes', () => {
  const job = { id: 1, fileName: '', stage: { status: 'failed' } } as const
  expect(getJobName({ ...job, request: { applicationId: '12' } })).toBe('Dossier of application 12')
  expect(getJobName({ ...job, request: { appIds: ['1', '2'] } })).toBe('Board pack of 2 applications')
  const originals = { applicationId: '12', isOriginals: true }
  expect(getJobName({ ...job, request: originals })).toBe('ZIP with all originals of application 12')
  expect(getFileName(originals, '2026-11-30')).toBe('Originals_12-2026-11-30.zip')
  const several = { appIds: ['1', '2'], isOriginals: true }
  expect(getJobName({ ...job, request: several })).toBe('ZIP with all originals of 2 applications')
  expect(getFileName(several, '2026-11-30')).toBe('Originals-2026-11-30.zip')
  expect(getFileName({ applicationId: '12' }, '2026-11-30')).toBe('Dossier_12-2026-11-30.pdf')
  expect(getFileName({ appIds: ['1', '2'] }, '2026-11-30')).toBe('Board_pack-2026-11-30.pdf')
})
