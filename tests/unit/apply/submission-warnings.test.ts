import { expect, test } from 'vitest'
import { findSubmissionWarnings } from '@/areas/apply/submission/submission-input'
import { makeSampleApplication } from '@/domain/application/sample-application'
import { makeEmptyContent } from '@/features/drafts/draft-state'

test('warns about a PDF that shows reviewers only a placeholder', () => {
  const content = { ...makeEmptyContent(), form: makeSampleApplication() }
  const facts = { name: 'cv.pdf', size: 9, pages: 1 }
  expect(findSubmissionWarnings({ ...content, facts: { projectCV: facts } }, '2026-11-20')).toEqual([])
  expect(
    findSubmissionWarnings({ ...content, facts: { projectCV: { ...facts, warning: 'form' } } }, '2026-11-20'),
  ).toEqual([expect.stringMatching(/^Project CV: Reviewers may see only “Please wait…”/)])
})
