import { expect, it } from 'vitest'
import { contractRows } from '@/contract'
import { onlyReads } from '@/wire/contract/endpoint'
import { REVIEWERS } from '@/domain/people/reviewers'
import { z } from '@/lib/zod'
import { findMissingFields } from '@/wire/conformance/missing-fields'

const readingCalls = contractRows.filter(([, endpoint]) => onlyReads(endpoint) && endpoint.responseType !== 'blob')

type Json = Record<string, unknown>

/** Returns every record in a response, with its path. */
const findRecords = (json: unknown, path = ''): [Json, string][] => {
  if (Array.isArray(json)) return json.flatMap((row: unknown) => findRecords(row, path))
  if (typeof json !== 'object' || json === null) return []
  const record = json as Json
  return [[record, path], ...Object.entries(record).flatMap(([key, inner]) => findRecords(inner, `${path}${key}.`))]
}

it('reports a missing field by name, unless only later hosts have it', () => {
  const unreportedFields = readingCalls.flatMap(([call, endpoint]) => {
    const { response, examples } = endpoint
    const json: unknown = JSON.parse(JSON.stringify(z.encode(response, examples[0]?.output)))
    expect({ call, missing: findMissingFields(endpoint, JSON.stringify(json)) }).toEqual({ call, missing: [] })
    return findRecords(json).flatMap(([record, path]) =>
      Object.keys(record).flatMap((key) => {
        const { [key]: value } = record
        delete record[key]
        const isReported = findMissingFields(endpoint, JSON.stringify(json))?.includes(`${path}${key}`)
        record[key] = value
        return isReported ? [] : [`${call} ${path}${key}`]
      }),
    )
  })
  // A host with two reviewers has no fields for the others.
  const laterReviewers = REVIEWERS.slice(2).map(({ number }) => `reviewer${number}`)
  expect(unreportedFields).toEqual([
    'getFormData data.co_investigator_departmentUniversity',
    'getFormData data.start_date',
    'getFormData data.duration',
    'getFormData data.grants',
    'getFormData data.funding',
    'getFormData data.co_investigators',
    'listSubmittedApplications pID',
    'listBudgets uploaded_at',
    ...laterReviewers.map((reviewer) => `listApprovedApplications ${reviewer}_mark`),
    'listAgreements requested',
    'listAgreements uploaded_at',
    'listAgreements hasAgreement',
    'listApprovals hod_sent',
    'listApprovals hodEmail',
    'listApprovals dean_sent',
    'listApprovals deanEmail',
    'listReviewers reviewer1EmailSent',
    'listReviewers reviewer2EmailSent',
    ...laterReviewers.flatMap((reviewer) =>
      ['Name', 'Email', 'Affiliation', 'EmailSent', '_mark'].map((column) => `listReviewers ${reviewer}${column}`),
    ),
    'getDetails uploads_uploaded_at',
    ...laterReviewers.flatMap((reviewer) => [`getDetails ${reviewer}_marks`, `getDetails ${reviewer}_date`]),
  ])
})
