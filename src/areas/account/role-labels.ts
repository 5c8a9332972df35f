import type { Role } from '@/domain/people/roles'

/** The roles as displayed, e.g. in the profile. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  urc: 'Director - URC',
  Applicant: 'Applicant',
  Admin: 'Admin',
}
