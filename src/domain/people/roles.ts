/** Hints for the interface, rules for the mock. Only a host gives security (docs/safeguards.md#roles-are-hints). */
export const ROLES = ['Applicant', 'Admin', 'urc'] as const

/** The role of an account, spelled as the host writes it. */
export type Role = (typeof ROLES)[number]

/** The sender of a call: a signed-in role, or a visitor, possibly from a link in an e-mail. */
export type Caller = Role | 'visitor'
