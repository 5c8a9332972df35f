import type { Role } from '@/domain/people/roles'

/** The page is for other roles. Only a hint: the host has to enforce it (docs/security.md#roles-are-hints). */
export class WrongRole extends Error {
  override readonly name = 'WrongRole'
  constructor(readonly roles: readonly Role[]) {
    super(`This page is for ${roles.join(', ')}`)
  }
}

/** The session could not be checked, which is not the same as being signed out. */
export class SessionNotChecked extends Error {
  override readonly name = 'SessionNotChecked'
}

/** The tab belongs to another user than the one signed in. Nothing is loaded; the shell explains it. */
export class PersonHasLeft extends Error {
  override readonly name = 'PersonHasLeft'
}

/** The page's code could not be loaded: no connection, or the server has a newer version. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
}
