import { expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { isOpenToRole } from '@/app/guards'
import { getCouncilScreens } from '@/areas/account/tiles'
import { paths } from '@/paths'
import { PAGES } from '@/app/routes'
import { ROLES } from '@/domain/people/roles'

const rolesAt = (path: string) =>
  ROLES.filter((role) => PAGES.some((page) => page.path === path && isOpenToRole(page.access, role)))

test.each(
  Object.values(COUNCIL_PAGES).flatMap(
    ({ role, viewApplications, reviewCriteria, requestReport, approveBudget, approvedApplications, decide }) =>
      [viewApplications, reviewCriteria, requestReport, approveBudget, approvedApplications, decide].map(
        (path) => [path, role] as const,
      ),
  ),
)('%s is open to %s alone', (path, role) => {
  expect(rolesAt(path)).toEqual([role])
})

const ofBothRoles = getCouncilScreens('Admin').filter(
  ({ to }) => to !== paths.changePassword && getCouncilScreens('urc').some((other) => other.to === to),
)

test.each(ofBothRoles)('$to is open to both roles of the council, and to no applicant', ({ to }) => {
  expect(rolesAt(to)).toEqual(['Admin', 'urc'])
})

test('no visitor may open a page of the council', () => {
  const ofCouncil = PAGES.filter(({ access }) => Array.isArray(access) && !access.includes('Applicant'))
  expect(ofCouncil.filter(({ access }) => isOpenToRole(access, null))).toEqual([])
})
