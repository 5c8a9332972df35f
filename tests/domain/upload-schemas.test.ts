import { expect, it } from 'vitest'
import {
  agreementUploadSchema,
  awardLetterSchema,
  budgetUploadSchema,
  criteriaUploadSchema,
  progressReportSchema,
  requestAgreementSchema,
} from '@/domain/upload-schemas'
import { problemsOf } from './problems-of'

const file = new File(['%PDF-'], 'paper.pdf', { type: 'application/pdf' })

it('asks for the application and the file of a budget revision', () => {
  expect(problemsOf(budgetUploadSchema, { app_ID: '' })).toEqual({
    app_ID: 'Please select an application ID',
    CurrentBudget: 'Current Budget Revision file is required',
  })
  expect(problemsOf(budgetUploadSchema, { app_ID: '12', CurrentBudget: file })).toEqual({})
})

it('asks for the application, the kind and the files of a progress report', () => {
  expect(problemsOf(progressReportSchema, { app_ID: '', reportType: '', files: [] })).toEqual({
    app_ID: 'Please select an application ID',
    reportType: 'Please choose the kind of report.',
    files: 'Please select a file to upload.',
  })
  const complete = { app_ID: '12', reportType: 'mid-year', files: [file, file] }
  expect(problemsOf(progressReportSchema, complete)).toEqual({})
})

it.each([
  ['signed agreement', agreementUploadSchema, 'file', 'Please select a file to upload.'],
  ['agreement of the council', requestAgreementSchema, 'file', 'Please select a file first.'],
  ['award letter', awardLetterSchema, 'file', 'Please select a file to upload.'],
  ['criteria', criteriaUploadSchema, 'criteria', 'Please select or drop files to upload.'],
])('asks for the file: %s', (_name, schema, field, message) => {
  expect(problemsOf(schema, {})).toEqual({ [field]: message })
  expect(problemsOf(schema, { [field]: null })).toEqual({ [field]: message })
  expect(problemsOf(schema, { [field]: file })).toEqual({})
})
