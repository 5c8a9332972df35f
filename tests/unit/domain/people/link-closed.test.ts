import { expect, it } from 'vitest'
import { whyClosed } from '@/domain/people/links'
import type { LinkPage } from '@/domain/people/link-pages'
import { isClosed, STATUS_CODES, type Status } from '@/domain/status/status'

const closedFor = (page: LinkPage): Status[] => STATUS_CODES.filter((status) => whyClosed(page, status) !== null)

it.each(['hod', 'dean'] as const)('the page %s is closed before the shortlist and after a decision', (page) => {
  expect(closedFor(page)).toEqual(
    STATUS_CODES.filter((code) => code === '0' || code === '1' || code === '5.1' || isClosed(code)),
  )
})

it.each(['reviewer1', 'reviewer2', 'reviewer3'] as const)('the page %s stays open after a grant', (page) => {
  expect(closedFor(page)).toEqual(STATUS_CODES.filter((code) => code === '0' || code === '1' || isClosed(code)))
})

it('a page stays open if the status is not known', () => {
  expect(whyClosed('dean', 'unknown')).toBeNull()
})
