import type { Role } from '@/domain/roles'

/** The roles as the profile names them. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  urc: 'Director - URC',
  Applicant: 'Applicant',
  Admin: 'Admin',
}
