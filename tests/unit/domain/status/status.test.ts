import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStatus } from '@/domain/status/listed-status'
import {
  FILTER_CHOICES,
  isClosed,
  mayBecome,
  STATUS_ROWS,
  STATUS_CODES,
  statusAfterDecisions,
  statusLabel,
  statusTone,
  type Status,
} from '@/domain/status/status'
import { findStatusCodes, readDocumentTable } from '@tests/support/document-table'

/** The documented codes: code, label, meaning and possible next codes. */
const DOCUMENTED = readDocumentTable('docs/portal.md', 'Status codes')
const documentedAs = (status: Status) => DOCUMENTED.find(([code]) => code === status) ?? []

describe('the label of a status', () => {
  it.each(STATUS_CODES)('is the one of the documents at %s', (status) => {
    expect([status, statusLabel(status)]).toEqual(documentedAs(status).slice(0, 2))
  })

  it('is Pending where the status is not known', () => {
    expect(statusLabel('unknown')).toBe('Pending')
    expect(DOCUMENTED.map(([code]) => code)).toEqual([...STATUS_CODES, 'other'])
  })

  it('always has a tone', () => {
    for (const status of [...STATUS_CODES, 'unknown'] as const) expect(statusTone(status)).not.toBe('')
  })
})

describe('a status as a host writes it', () => {
  it.each([
    ['2.1', '2.1'],
    [2.1, '2.1'],
    [' 5.1 ', '5.1'],
    ['5.10', '5.1'],
    [0, '0'],
    ['Save', '0'],
    ['submitted', '1'],
    ['Shortlisted', '2.1'],
    ['Approved', '3.1'],
    ['Rejected', '3.2'],
    ['Granted', '5.1'],
    ['Deny', '5.2'],
    ['4.1', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('%s is read as %s', (written, status) => {
    expect(readStatus(written)).toBe(status)
  })

  it('is always read as one that the portal can show', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.constant(null)), (written) => {
        expect(['unknown', ...STATUS_CODES]).toContain(readStatus(written))
      }),
    )
  })
})

describe('an application', () => {
  it('is closed at the statuses that end without a grant', () => {
    expect(STATUS_CODES.filter(isClosed)).toEqual(
      DOCUMENTED.filter(([, , means]) => means?.endsWith('; ends')).map(([code]) => code),
    )
    expect(STATUS_CODES.filter(isClosed)).toEqual(expect.arrayContaining(['2.2', '3.2', '5.2']))
    expect(isClosed('unknown')).toBe(false)
  })
})

describe('the choices of View Applications', () => {
  const foundBy = (status: Status) => STATUS_ROWS[status].foundBy

  it('find an application at every status but a draft', () => {
    expect(STATUS_CODES.filter((status) => foundBy(status).length === 0)).toEqual(['0'])
    expect(foundBy('unknown')).toEqual(['pending-approvals'])
  })

  it.each(Object.keys(FILTER_CHOICES))('%s finds something', (choice) => {
    expect(STATUS_CODES.some((status) => foundBy(status).some((found) => found === choice))).toBe(true)
  })
})

describe('the transitions of an application', () => {
  it.each(STATUS_CODES)('are those of the documents at %s', (from) => {
    expect(STATUS_CODES.filter((to) => mayBecome(from, to))).toEqual(findStatusCodes(documentedAs(from)[3]))
  })

  it('end at a closed status, and never start from an unknown one', () => {
    for (const closed of STATUS_CODES.filter((status) => isClosed(status) || status === '5.1'))
      expect(STATUS_ROWS[closed].next).toEqual([])
    for (const to of STATUS_CODES) expect(mayBecome('unknown', to)).toBe(false)
  })
})

it.each([
  [null, null, '2.1'],
  ['3.1', null, '2.1'],
  [null, '3.1', '2.1'],
  ['3.1', '3.1', '3.1'],
  ['3.2', null, '3.2'],
  ['3.1', '3.2', '3.2'],
  ['3.2', '3.1', '3.2'],
] as const)('the decisions of HOD (%s) and Dean (%s) make %s', (hod, dean, status) => {
  expect(statusAfterDecisions(hod, dean)).toBe(status)
})
