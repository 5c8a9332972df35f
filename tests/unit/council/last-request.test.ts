import { expect, test } from 'vitest'
import { describeLastRequest } from '@/areas/council/email/last-request'

const createLog = (dates: Readonly<Record<string, string>>) => ({
  sentAt: (key: string) => (dates[key] === undefined ? undefined : new Date(dates[key])),
})
const NOON = new Date('2026-11-20T12:00:00+05:30')

test('days are counted by the council’s calendar, not by 24 hours', () => {
  const lateYesterday = createLog({ hod: '2026-11-19T23:00:00+05:30' })
  expect(describeLastRequest(lateYesterday, 'hod', NOON)).toMatchObject({ days: 1, text: 'Asked yesterday' })
  expect(describeLastRequest(createLog({ hod: '2026-11-11T08:00:00+05:30' }), 'hod', NOON)?.text).toBe(
    'Asked 9 days ago',
  )
})

test('a reminder counts as the last time', () => {
  const reminded = createLog({ hod: '2026-11-01T08:00:00+05:30', 'hod:reminder': '2026-11-20T08:00:00+05:30' })
  expect(describeLastRequest(reminded, 'hod', NOON)?.text).toBe('Reminded today')
})

test('an e-mail sent from another device is not counted', () => {
  expect(describeLastRequest(createLog({}), 'hod', NOON)).toBeUndefined()
})
