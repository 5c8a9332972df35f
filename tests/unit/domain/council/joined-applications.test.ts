import { describe, expect, it } from 'vitest'
import { joinApplications } from '@/domain/council/joined-applications'
import { chooseClearestStatus, readListedStatus, type ListedStatus } from '@/domain/status/listed-status'
import type { Status } from '@/domain/status/status'

const application = { projectTitle: 'Peat swamps', submittedDate: '2026-03-01', name: 'Nimal' }
const viewed = (applicationId: string, written: string) => ({
  ...application,
  applicationId,
  status: readListedStatus(written),
})
const toShortlist = (applicationId: string, status: Status) => ({ ...application, applicationId, status })

const statusesOf = (lists: Partial<Parameters<typeof joinApplications>[0]>) =>
  joinApplications({ viewed: [], toShortlist: [], approved: [], ...lists }).map(
    ({ applicationId, status }) => [applicationId, status] as const,
  )

describe('the joined list', () => {
  it('contains every row of either list once', () => {
    const lists = {
      viewed: [viewed('1', '1'), viewed('3', '5.1')],
      toShortlist: [toShortlist('1', '1'), toShortlist('2', '2.1')],
    }
    expect(new Map(statusesOf(lists))).toEqual(
      new Map([
        ['1', '1'],
        ['2', '2.1'],
        ['3', '5.1'],
      ]),
    )
  })

  it('takes only denied applications from the list of approved ones', () => {
    const approved = [
      { applicationId: '4', status: '5.2' },
      { applicationId: '9', status: '5.1' },
    ] as const
    expect(statusesOf({ viewed: [viewed('4', 'Granted')], approved })).toEqual([['4', '5.2']])
  })

  it('keeps the word of a status if no list has a code', () => {
    expect(statusesOf({ viewed: [viewed('4', 'Granted')] })).toEqual([['4', '5.1']])
  })
})

it.each([
  ['a code beats a word', ['Granted', '5.2'], '5.2'],
  ['whichever comes first', ['2.2', 'Rejected'], '2.2'],
  ['of two codes the later one counts', ['2.1', '1'], '2.1'],
  ['anything beats what nobody knows', ['Lost', 'Approved'], '3.1'],
  ['and nothing known stays unknown', ['Lost'], 'unknown'],
] as const)('%s', (_, written, status) => {
  expect(chooseClearestStatus(written.map(readListedStatus))).toBe(status)
})

it.each<[string | number, ListedStatus]>([
  ['Granted', { status: '5.1', inWords: true }],
  ['5.20', { status: '5.2', inWords: false }],
  [5.1, { status: '5.1', inWords: false }],
  ['', { status: 'unknown', inWords: false }],
])('%j is read as %j', (written, read) => {
  expect(readListedStatus(written)).toEqual(read)
})
