import { expect, it } from 'vitest'
import { submissionWarnings } from '@/areas/apply/submission/submission-input'
import { sampleApplication } from '@/domain/application/sample-application'
import { emptyContent } from '@/features/drafts/draft-state'

it('names the fields whose PDF shows reviewers a placeholder', () => {
  const content = { ...emptyContent(), form: sampleApplication() }
  const facts = { name: 'cv.pdf', size: 9, pages: 1 }
  expect(submissionWarnings({ ...content, facts: { projectCV: facts } }, '2026-11-20')).toEqual([])
  expect(submissionWarnings({ ...content, facts: { projectCV: { ...facts, warning: 'form' } } }, '2026-11-20')).toEqual(
    [expect.stringMatching(/^Project CV: Reviewers may see only “Please wait…”/)],
  )
})
