import type { Role } from '@/domain/people/roles'

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  urc: 'Director - URC',
  Applicant: 'Applicant',
  Admin: 'Admin',
}
