import { expect, test } from 'vitest'
import { compareMarks } from '@/domain/council/compare-marks'
import { REVIEWERS } from '@/domain/people/reviewers'

const application = (applicationId: string, ...marks: (string | null | undefined)[]) => ({
  applicationId,
  projectTitle: `Title ${applicationId}`,
  reviews: REVIEWERS.map(({ number }) => ({ number, marks: marks[number - 1] })),
})

test('applications are compared by mean, and those without marks are counted', () => {
  const { marked, unmarkedCount } = compareMarks([
    application('1', '60', '70', null),
    application('2', '90', ' ', undefined),
    application('3', null, 'good', undefined),
  ])
  expect(marked.map(({ applicationId, mean }) => [applicationId, mean])).toEqual([
    ['2', 90],
    ['1', 65],
  ])
  expect(unmarkedCount).toBe(1)
  expect(marked[0]?.marks.map(({ rawText }) => rawText)).toEqual(['90', ...REVIEWERS.slice(1).map(() => null)])
})

test('an application with only marks off the scale is not lost', () => {
  const { marked, compared, unreadableMarks } = compareMarks([
    application('16', '780', null, null),
    application('17', '70', 'good', null),
    application('18', null, null, null),
  ])
  expect(marked.map(({ applicationId }) => applicationId)).toEqual(['17'])
  expect(compared.map(({ applicationId, mean }) => [applicationId, mean])).toEqual([
    ['17', 70],
    ['16', undefined],
  ])
  expect(unreadableMarks.map(({ row, number, rawText }) => [row.applicationId, number, rawText])).toEqual([
    ['17', 2, 'good'],
    ['16', 1, '780'],
  ])
})

const outliersOf = (compared: ReturnType<typeof compareMarks>['compared']) =>
  compared.flatMap(({ applicationId, marks }) =>
    marks.flatMap(({ number, isOutlier }) => (isOutlier ? `${applicationId}, reviewer ${number}` : [])),
  )

test('an outlier is found among the marks of all applications', () => {
  const { compared, fences } = compareMarks([
    application('1', '78', '81', '80'),
    application('2', '82', '79', '0'),
    application('3', '77', 'eighty', null),
  ])
  expect(outliersOf(compared)).toEqual(['2, reviewer 3'])
  expect(fences).toEqual({ low: 73, high: 85 })
})

test('a few marks have no outlier', () => {
  const { compared, fences } = compareMarks([application('1', '78', '0', '80')])
  expect(fences).toBeUndefined()
  expect(outliersOf(compared)).toEqual([])
})
