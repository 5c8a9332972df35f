import { keysOf } from '@/lib/storage-keys'
import { dropAllUnstored } from '@/lib/stored-value'

/** The keys that a log-in writes. */
export const LOGGED_IN = {
  local: ['userRole', 'userID', 'userName', 'uid'],
  tab: ['uid', 'firstName', 'email', 'role', 'user_id'],
} as const

const MAIL_DRAFT = 'mailDraft:'
const MAIL_FIELDS = 'mailFields:'

/**
 * The storage keys of everything that belongs to a person, except drafts of applications (decision 5). All are named
 * here, because a log-out has to find them again.
 */
export const storedItems = {
  // In the tab, until a log-out.
  editedApplication: 'editedApplication',
  mailDraft: (personId: string, about: string) => `${MAIL_DRAFT}${personId}:${about}`,
  mailFields: (personId: string, about: string) => `${MAIL_FIELDS}${personId}:${about}`,

  // On the device, also after a log-out: an award letter whose e-mail failed must not be forgotten. The id in the key
  // keeps one person's items apart from another's.
  sentMail: (personId: string) => `sentMail:${personId}`,
  decisionPlan: (personId: string) => `decisionPlan:${personId}`,
  views: (personId: string, list: string) => `views:${personId}:${list}`,
  preferences: (personId: string) => `preferences:${personId}`,
  lastSeen: (personId: string) => `lastSeen:${personId}`,
  contacts: (personId: string) => `contacts:${personId}`,
}

function removeWhere(storage: Storage, isMeant: (key: string) => boolean): void {
  keysOf(storage)
    .filter(isMeant)
    .forEach((key) => storage.removeItem(key))
}

/** Removes what a log-out clears: the log-in, and e-mails that were begun and not sent. */
export function clearVisit(local: Storage, tab: Storage): void {
  const ofTab: readonly string[] = [...LOGGED_IN.tab, storedItems.editedApplication]
  LOGGED_IN.local.forEach((key) => local.removeItem(key))
  const unsent = [MAIL_DRAFT, MAIL_FIELDS]
  dropAllUnstored(local)
  dropAllUnstored(tab)
  removeWhere(tab, (key) => ofTab.includes(key) || unsent.some((start) => key.startsWith(start)))
}

/** Removes what a log-out leaves on the device for the same person's next visit. */
export function clearStoredWork(local: Storage, personId: string): void {
  const { sentMail, decisionPlan, views, preferences, lastSeen, contacts } = storedItems
  const exact = [sentMail, decisionPlan, preferences, lastSeen, contacts].map((key) => key(personId))
  removeWhere(local, (key) => exact.includes(key) || key.startsWith(views(personId, '')))
}
