import { expect, test } from 'vitest'
import { fileNameOf, jobName, makingText, timeLeft } from '@/features/dossier/dossier-job'

const progress = { done: 12, of: 260, doing: '12_2026, Project proposal' }

test('the time left is estimated once some are done', () => {
  expect(timeLeft({ ...progress, done: 2 }, 4000)).toBeUndefined()
  expect(timeLeft({ ...progress, done: 10, of: 30 }, 5000)).toBe(10_000)
})

test.each([
  [undefined, '13 of 260: 12_2026, Project proposal'],
  [4_000, '13 of 260: 12_2026, Project proposal. A few seconds left'],
  [31_000, '13 of 260: 12_2026, Project proposal. About 40 seconds left'],
  [59_000, '13 of 260: 12_2026, Project proposal. About 60 seconds left'],
  [61_000, '13 of 260: 12_2026, Project proposal. About 2 minutes left'],
])('with %j milliseconds left the progress reads %j', (left, text) => {
  expect(makingText({ at: 'making', progress, left })).toBe(text)
})

test('a job is named by what it makes', () => {
  const job = { id: 1, fileName: '', stage: { at: 'failed' } } as const
  expect(jobName({ ...job, request: { applicationId: '12' } })).toBe('Dossier of application 12')
  expect(jobName({ ...job, request: { appIds: ['1', '2'] } })).toBe('Board pack of 2 applications')
  const originals = { applicationId: '12', isOriginals: true }
  expect(jobName({ ...job, request: originals })).toBe('ZIP with all originals of application 12')
  expect(fileNameOf(originals)).toBe('Originals_12.zip')
  const several = { appIds: ['1', '2'], isOriginals: true }
  expect(jobName({ ...job, request: several })).toBe('ZIP with all originals of 2 applications')
  expect(fileNameOf(several)).toBe('Originals.zip')
})
