import { detailsPattern, paths } from '@/paths'
import { PAGES, type Page } from '@/app/routes'
import type { Role } from '@/domain/people/roles'
import { DEMO_EMAILS } from '@tests/e2e/support/visitors'

export interface Visit {
  /** The route, and who opens it. */
  readonly name: string
  readonly path: string | { readonly pathname: string; readonly search: string; readonly state?: unknown }
  readonly person?: string
  /** Open to visitors, too. */
  readonly isOpen?: boolean
}

/** Applications for routes that need one: with documents, ready to decide, and invited. */
const APPLICATION: Readonly<Record<string, string>> = {
  [detailsPattern.one]: '8',
  [detailsPattern.two]: '8',
  '/shortlistedapplication/:applicationId': '19',
  '/shortlistedapplicationd/:applicationId': '19',
  '/hod': '21',
  '/dean': '17',
}

const REVIEWED = '18'

const DRAFT = '29'

const EDITED: readonly string[] = [
  paths.editProfile,
  paths.editProject,
  paths.editSupervisors,
  paths.editUploads,
  paths.editReviewers,
]

/** Returns one person of each kind that sees a screen differently. */
function callersOf({ access, isOpenedByLink, isBare }: Page): readonly (Role | null)[] {
  if (isOpenedByLink || isBare) return [null]
  if (access === 'anyone') return [null, 'Applicant']
  if (access === 'signed-in') return ['Applicant', 'Admin']
  return access.slice(0, 1)
}

const addressOf = ({ path, isOpenedByLink }: Page): Visit['path'] => ({
  pathname: path.replace(':applicationId', APPLICATION[path] ?? ''),
  search: isOpenedByLink ? `?app_ID=${APPLICATION[path] ?? REVIEWED}` : '',
  ...(EDITED.includes(path) && { state: { appId: DRAFT } }),
})

export const VISITS: readonly Visit[] = PAGES.flatMap((page) =>
  callersOf(page).map((role) => ({
    name: `${page.path} ${role ?? 'visitor'}`,
    path: addressOf(page),
    isOpen: page.access === 'anyone',
    ...(role && { person: DEMO_EMAILS[role] }),
  })),
)
