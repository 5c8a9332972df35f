import { expect, test } from 'vitest'
import { describeLastRequest } from '@/features/to-do/last-request'

const createLog = (dates: Readonly<Record<string, string>>) => ({
  sentAt: (key: string) => (dates[key] === undefined ? undefined : new Date(dates[key])),
})
const NOON = new Date('2026-11-20T12:00:00+05:30')

test('days are counted by the council’s calendar, not by 24 hours', () => {
  const lateYesterday = createLog({ hod: '2026-11-19T23:00:00+05:30' })
  expect(describeLastRequest(lateYesterday, 'hod', NOON)).toMatchObject({ isLate: false, text: 'Asked yesterday' })
  expect(describeLastRequest(createLog({ hod: '2026-11-11T08:00:00+05:30' }), 'hod', NOON)?.text).toBe(
    'Asked 9 days ago',
  )
})

test('a request is late after 14 days', () => {
  const asked = (day: string) => describeLastRequest(createLog({ hod: `${day}T08:00:00+05:30` }), 'hod', NOON)
  expect(asked('2026-11-07')).toMatchObject({ isLate: false })
  expect(asked('2026-11-06')).toMatchObject({ isLate: true, text: 'Asked 14 days ago, late' })
})

test('a reminder counts as the last time', () => {
  const reminded = createLog({ hod: '2026-11-01T08:00:00+05:30', 'hod:reminder': '2026-11-20T08:00:00+05:30' })
  expect(describeLastRequest(reminded, 'hod', NOON)?.text).toBe('Reminded today')
})

test('an e-mail sent from another device is not counted', () => {
  expect(describeLastRequest(createLog({}), 'hod', NOON)).toBeUndefined()
})
