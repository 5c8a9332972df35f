import type { Role } from '@/domain/roles'

/** The page is for other roles. It explains, and protects nothing: only the host can (docs/security.md#roles-are-hints). */
export class WrongRole extends Error {
  override readonly name = 'WrongRole'
  constructor(readonly roles: readonly Role[]) {
    super(`This page is for ${roles.join(', ')}`)
  }
}

/** It could not be checked whether the person is signed in, which is not the same as signed out. */
export class SessionNotChecked extends Error {
  override readonly name = 'SessionNotChecked'
}

/** The tab belongs to another person than the one signed in: nothing is loaded for it, and the shell says so. */
export class PersonHasLeft extends Error {
  override readonly name = 'PersonHasLeft'
}

/** The page's code could not be fetched: no connection, or a newer version has replaced it on the server. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
}
