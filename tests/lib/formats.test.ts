import { expect, test } from 'vitest'
import { formatBytes } from '@/lib/bytes'
import { formatDate, formatDateTime } from '@/lib/format-date'
import { formatMoney } from '@/lib/format-money'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [812_400, '812 kB'],
  [999_600, '1.0 MB'],
  [2_400_000, '2.4 MB'],
  [3_000_000_000, '3.0 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('dates are read as the host writes them, without a shift of zone', () => {
  expect(formatDate('2026-11-30')).toBe('30 Nov 2026')
  expect(formatDateTime('2026-11-30 16:00:00')).toBe('30 Nov 2026, 16:00')
  expect(formatDateTime('2026-03-05T09:05')).toBe('5 Mar 2026, 09:05')
  expect(formatDateTime('2026-11-30')).toBe('30 Nov 2026')
})

test('a moment is shown in the zone that is meant', () => {
  const moment = new Date('2026-11-30T20:30:00Z')
  expect(formatDateTime(moment)).toBe('1 Dec 2026, 02:00')
  expect(formatDateTime(moment, 'UTC')).toBe('30 Nov 2026, 20:30')
})

test.each(['soon', '', '0000-00-00', '2026-13-01'])('%j holds no date and comes back as it came', (text) => {
  expect(formatDateTime(text)).toBe(text)
})

test('amounts are grouped by thousands, as number or as text', () => {
  expect(formatMoney(1_250_000)).toBe('LKR 1,250,000')
  expect(formatMoney('900')).toBe('LKR 900')
  expect(formatMoney('1234.50', 'USD')).toBe('USD 1,234.50')
  expect(formatMoney('about a million')).toBe('about a million')
})
