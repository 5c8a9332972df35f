import { describe, expect, it, vi } from 'vitest'
import { getDraftCopyName } from '@/features/drafts/draft-copy'
import { getCouncilDay, getCouncilYear, formatApplicationId } from '@/council-time'

describe.each(['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati'])('on a computer in %s', (zone) => {
  it('the new year begins with the council’s', () => {
    vi.stubEnv('TZ', zone)
    const before = new Date('2026-12-31T23:59:59+05:30')
    const after = new Date('2027-01-01T00:00:00+05:30')
    expect([before, after].map(getCouncilYear)).toEqual([2026, 2027])
    expect([before, after].map(getCouncilDay)).toEqual(['2026-12-31', '2027-01-01'])
    expect([before, after].map((now) => formatApplicationId('12', now))).toEqual(['12_2026', '12_2027'])
  })

  it('a copy of a draft has the date at the council', () => {
    vi.stubEnv('TZ', zone)
    const night = new Date('2026-11-21T02:00:00+05:30')
    expect(getDraftCopyName(null, night)).toBe('application-draft-2026-11-21.json')
    expect(getDraftCopyName('23', night)).toBe('application-draft-23-2026-11-21.json')
  })
})
