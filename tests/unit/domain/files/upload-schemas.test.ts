import { expect, it } from 'vitest'
import {
  agreementUploadSchema,
  awardLetterSchema,
  budgetUploadSchema,
  criteriaUploadSchema,
  progressReportSchema,
  requestAgreementSchema,
} from '@/domain/files/upload-schemas'
import { problemsOf } from '../problems-of'

const file = new File(['%PDF-'], 'paper.pdf', { type: 'application/pdf' })

it('a budget revision requires the application and the file', () => {
  expect(problemsOf(budgetUploadSchema, { applicationId: '' })).toEqual({
    applicationId: 'Please select an application ID',
    file: 'Current Budget Revision file is required',
  })
  expect(problemsOf(budgetUploadSchema, { applicationId: '12', file })).toEqual({})
})

it('a progress report requires the application, the kind and the files', () => {
  expect(problemsOf(progressReportSchema, { applicationId: '', reportType: '', files: [] })).toEqual({
    applicationId: 'Please select an application ID',
    reportType: 'Please choose the kind of report.',
    files: 'Please select a file to upload.',
  })
  const complete = { applicationId: '12', reportType: 'mid-year', files: [file, file] }
  expect(problemsOf(progressReportSchema, complete)).toEqual({})
})

it.each([
  ['signed agreement', agreementUploadSchema, 'file', 'Please select a file to upload.'],
  ['agreement of the council', requestAgreementSchema, 'file', 'Please select a file first.'],
  ['award letter', awardLetterSchema, 'file', 'Please select a file to upload.'],
  ['criteria', criteriaUploadSchema, 'criteria', 'Please select or drop files to upload.'],
])('a file is required: %s', (_name, schema, field, message) => {
  expect(problemsOf(schema, {})).toEqual({ [field]: message })
  expect(problemsOf(schema, { [field]: null })).toEqual({ [field]: message })
  expect(problemsOf(schema, { [field]: file })).toEqual({})
})
