import { describe, expect, test } from 'vitest'
import { REVIEWERS } from '@/domain/people/reviewers'
import { questionSteps } from '@/features/questions'
import { questionsPdf } from '@/features/questions-pdf'
import { getFieldNames } from '@/domain/application/application-fields'
import { STEP_DETAILS, STEPS } from '@/domain/application/application-steps'
import { getLabel } from '@/domain/application/form-entries'
import { getDocument, VerbosityLevel } from '@tests/support/pdf-in-node'

const questions = questionSteps.flatMap(({ sections }) => sections.flatMap((section) => section.questions))
const question = (label: string) => questions.find((one) => one.label === label)

describe('the questions before sign-up', () => {
  test('are the fields of the form, by step and in order', () => {
    expect(
      questionSteps.map(({ title, sections }) => [
        title,
        sections.flatMap((section) => section.questions.map(({ label }) => label)),
      ]),
    ).toEqual(
      STEPS.map((step, index) => [`Step ${index + 1}: ${STEP_DETAILS[step].label}`, getFieldNames(step).map(getLabel)]),
    )
  })

  test('have the headings of the form', () => {
    expect(questionSteps.map(({ sections }) => sections.map(({ title }) => title))).toEqual([
      ['About you', 'Your highest qualification', 'Sabbatical leave'],
      ['The project', 'Your research so far', 'Other funding', 'Facilities'],
      ['Your team', 'A collaborator abroad'],
      [undefined],
      [undefined],
    ])
  })

  test.each([
    ['Title', 'Mr, Mrs, Miss, Rev, Dr, or Prof', true],
    ['Faculty', 'From a list', true],
    ['Name', '', true],
    ['Leave start date', 'If yes', true],
    ['Project Title', 'Up to 1,000 characters', true],
    ['Publication link 1', 'https://…', false],
    ['Previous grants', '', false],
    ['Outside grants', 'If yes', false],
    ['Co-investigators', 'At least one', true],
    ['Project CV', 'PDF. The CV of the principal investigator.', true],
    ['Reviewers', `${REVIEWERS.length} people with no part in your proposal`, true],
  ])('say what to enter, and whether it is required: %s', (label, answer, isRequired) => {
    expect(question(label)).toMatchObject({ answer, isRequired })
  })

  test('have the columns of lists and the templates of documents', () => {
    expect(question('Co-investigators')?.parts).toEqual([
      { label: 'Name', answer: '' },
      { label: 'Department and University', answer: 'Up to 200 characters' },
    ])
    expect(questions.flatMap(({ template = [] }) => template)).toEqual([
      '/Templates/Project Proposal.docx',
      '/Templates/Project Budget.docx',
    ])
  })

  test('are all in the PDF', async () => {
    const bytes = await questionsPdf('What you will be asked', 'Five steps.', new Date('2026-11-02T10:00:00Z'))
    const document = await getDocument({ data: bytes, verbosity: VerbosityLevel.ERRORS }).promise
    const pages = Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
    })
    const text = (await Promise.all(pages)).join(' ').replace(/\s+/g, ' ')
    // The second line of a label follows the other cells of its row.
    const labels = questions.map(({ label }) => label.split(' ').slice(0, 4).join(' '))
    const words = ['Five steps.', ...questionSteps.map(({ title }) => title), ...labels]
    expect(words.filter((word) => !text.includes(word))).toEqual([])
  })
})
