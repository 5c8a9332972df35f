import { describe, expect, it } from 'vitest'
import { decisionSchema, reviewerDocumentsSchema, reviewSchema } from '@/domain/council/decision-schemas'
import { problemsOf } from '../problems-of'

const file = new File(['%PDF-'], 'report.pdf', { type: 'application/pdf' })

describe('decisions', () => {
  it('name each missing answer', () => {
    expect(problemsOf(decisionSchema, { decision: '', remarks: ' ' })).toEqual({
      decision: 'Decision is required',
      remarks: 'Remarks are required',
    })
  })

  it('have remarks of up to 10,000 characters', () => {
    const problems = (characters: number) =>
      problemsOf(decisionSchema, { decision: '3.1', remarks: '👍'.repeat(characters) })
    expect(problems(10_000)).toEqual({})
    expect(problems(10_001)).toEqual({ remarks: 'Remarks can have up to 10,000 characters.' })
  })

  it('are sent as codes', () => {
    const sent = decisionSchema.parse({ decision: '3.1', remarks: ' Good. ' })
    expect(sent).toEqual({ decision: '3.1', remarks: 'Good.' })
    expect(problemsOf(decisionSchema, { decision: '5.1', remarks: 'Good.' })).toHaveProperty('decision')
  })
})

describe('a review', () => {
  it('requires marks and a report', () => {
    expect(problemsOf(reviewSchema, { marks: ' ' })).toEqual({
      marks: 'Overall Marks are required',
      report: 'Evaluation report is required',
    })
  })

  it.each(['0', '85', 'A minus'])('takes the marks "%s" as they are', (marks) => {
    expect(problemsOf(reviewSchema, { marks, report: file })).toEqual({})
  })
})

describe('a reviewer’s documents entered by the council', () => {
  const complete = { reviewer: 'reviewer_one', applicationId: '12', report: file, marks: '0' }
  const missing = 'Please fill in all fields before uploading.'

  it('pass when complete, also with a mark of 0', () => {
    expect(problemsOf(reviewerDocumentsSchema, complete)).toEqual({})
  })

  it.each([
    ['reviewer', 'reviewer_nobody'],
    ['reviewer', ''],
    ['applicationId', ''],
    ['report', undefined],
    ['marks', ''],
  ])('require every field: %s is not "%s"', (field, value) => {
    expect(problemsOf(reviewerDocumentsSchema, { ...complete, [field]: value })).toEqual({ [field]: missing })
  })

  it.each(['good', '78,5', '1,000', '-5'])('are refused with the marks "%s", with a hint', (marks) => {
    expect(problemsOf(reviewerDocumentsSchema, { ...complete, marks })).toEqual({
      marks: 'Write the marks as a number, such as 78 or 78.5.',
    })
  })

  it.each(['100.1', '780'])('are refused with the marks "%s", above the scale', (marks) => {
    expect(problemsOf(reviewerDocumentsSchema, { ...complete, marks })).toEqual({ marks: 'Marks are from 0 to 100.' })
  })

  it.each(['78.5', '0.0', '100'])('have the marks %s as they were typed', (marks) => {
    expect(reviewerDocumentsSchema.parse({ ...complete, marks: ` ${marks}` }).marks).toBe(marks)
  })
})
