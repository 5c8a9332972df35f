import { keysOf } from '@/lib/storage-keys'

/** What a log-in leaves. */
export const LOGGED_IN = {
  local: ['userRole', 'userID', 'userName', 'uid'],
  tab: ['uid', 'firstName', 'email', 'role', 'user_id'],
} as const

const MAIL_DRAFT = 'mailDraft:'
const MAIL_FIELDS = 'mailFields:'

/**
 * Under which key the portal keeps what of a person, the drafts of applications apart (decision 5). All of them are
 * named here, because leaving has to find them again.
 */
export const storedItems = {
  // In the tab, until a log-out.
  editedApplication: 'editedApplication',
  sealedDraftsLeft: 'sealedDraftsLeft',
  mailDraft: (personId: string, about: string) => `${MAIL_DRAFT}${personId}:${about}`,
  mailFields: (personId: string, about: string) => `${MAIL_FIELDS}${personId}:${about}`,

  // On the device. They outlive a log-out, for an award letter that did not go out must not be forgotten; the id in the
  // key keeps them from everybody else.
  sentMail: (personId: string) => `sentMail:${personId}`,
  decisionPlan: (personId: string) => `decisionPlan:${personId}`,
  views: (personId: string, list: string) => `views:${personId}:${list}`,
}

function removeWhere(storage: Storage, isMeant: (key: string) => boolean): void {
  keysOf(storage)
    .filter(isMeant)
    .forEach((key) => storage.removeItem(key))
}

/** What a log-out clears. */
export function clearVisit(local: Storage, tab: Storage): void {
  const ofTab: readonly string[] = [...LOGGED_IN.tab, storedItems.editedApplication, storedItems.sealedDraftsLeft]
  LOGGED_IN.local.forEach((key) => local.removeItem(key))
  const unsent = [MAIL_DRAFT, MAIL_FIELDS]
  removeWhere(tab, (key) => ofTab.includes(key) || unsent.some((start) => key.startsWith(start)))
}

/** What a log-out leaves on the device for when the same person comes back. */
export function clearKept(local: Storage, personId: string): void {
  const { sentMail, decisionPlan, views } = storedItems
  const exact = [sentMail(personId), decisionPlan(personId)]
  removeWhere(local, (key) => exact.includes(key) || key.startsWith(views(personId, '')))
}
