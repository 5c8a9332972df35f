import { keysOf } from '@/lib/storage'
import { dropAllUnstored } from '@/lib/stored-value'

/** The keys that a log-in writes. */
export const LOGGED_IN = {
  local: ['userRole', 'userID', 'userName', 'uid'],
  tab: ['uid', 'firstName', 'email', 'role', 'user_id'],
} as const

const MAIL_DRAFT = 'mailDraft:'
const MAIL_FIELDS = 'mailFields:'

/** Storage keys of what belongs to a person, except drafts (decision 5). A log-out removes items by this list. */
export const storedItems = {
  // In session storage, until a log-out.
  editedApplication: 'editedApplication',
  mailDraft: (personId: string, about: string) => `${MAIL_DRAFT}${personId}:${about}`,
  mailFields: (personId: string, about: string) => `${MAIL_FIELDS}${personId}:${about}`,

  // In local storage, even after a log-out: an award letter whose e-mail failed must not be lost.
  sentMail: (personId: string) => `sentMail:${personId}`,
  decisionPlan: (personId: string) => `decisionPlan:${personId}`,
  views: (personId: string, list: string) => `views:${personId}:${list}`,
  preferences: (personId: string) => `preferences:${personId}`,
  lastSeen: (personId: string) => `lastSeen:${personId}`,
  contacts: (personId: string) => `contacts:${personId}`,
  paragraphs: (personId: string) => `paragraphs:${personId}`,
}

function removeWhere(storage: Storage, isMeant: (key: string) => boolean): void {
  keysOf(storage)
    .filter(isMeant)
    .forEach((key) => storage.removeItem(key))
}

/** Removes the log-in and the unsent e-mail drafts, for a log-out. */
export function clearVisit(local: Storage, tab: Storage): void {
  const ofTab: readonly string[] = [...LOGGED_IN.tab, storedItems.editedApplication]
  LOGGED_IN.local.forEach((key) => local.removeItem(key))
  const unsent = [MAIL_DRAFT, MAIL_FIELDS]
  dropAllUnstored(local)
  dropAllUnstored(tab)
  removeWhere(tab, (key) => ofTab.includes(key) || unsent.some((start) => key.startsWith(start)))
}

/** Removes the items that a log-out keeps for the person's next visit. */
export function clearStoredWork(local: Storage, personId: string): void {
  const { sentMail, decisionPlan, views, preferences, lastSeen, contacts, paragraphs } = storedItems
  const exact = [sentMail, decisionPlan, preferences, lastSeen, contacts, paragraphs].map((key) => key(personId))
  removeWhere(local, (key) => exact.includes(key) || key.startsWith(views(personId, '')))
}
