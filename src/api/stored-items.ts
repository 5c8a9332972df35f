import { getStorageKeys } from '@/lib/storage'
import { discardAllUnsaved } from '@/lib/stored-value'

/** The storage keys that a log-in writes. */
export const LOG_IN_KEYS = {
  local: ['userRole', 'userID', 'userName', 'uid'],
  tab: ['uid', 'firstName', 'email', 'role', 'user_id'],
} as const

const MAIL_DRAFT = 'mailDraft:'
const MAIL_FIELDS = 'mailFields:'

/** Storage keys of a person's items, except drafts (decision 5). A log-out removes items by this list. */
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

function removeWhere(storage: Storage, matches: (key: string) => boolean): void {
  getStorageKeys(storage)
    .filter(matches)
    .forEach((key) => storage.removeItem(key))
}

/** Removes the log-in and the unsent e-mail drafts, for a log-out. */
export function clearVisit(local: Storage, tab: Storage): void {
  const tabKeys: readonly string[] = [...LOG_IN_KEYS.tab, storedItems.editedApplication]
  LOG_IN_KEYS.local.forEach((key) => local.removeItem(key))
  const draftPrefixes = [MAIL_DRAFT, MAIL_FIELDS]
  discardAllUnsaved(local)
  discardAllUnsaved(tab)
  removeWhere(tab, (key) => tabKeys.includes(key) || draftPrefixes.some((prefix) => key.startsWith(prefix)))
}

/** Removes the items that a log-out keeps for the person's next visit. */
export function clearStoredWork(local: Storage, personId: string): void {
  const { sentMail, decisionPlan, views, preferences, lastSeen, contacts, paragraphs } = storedItems
  const exactKeys = [sentMail, decisionPlan, preferences, lastSeen, contacts, paragraphs].map((key) => key(personId))
  removeWhere(local, (key) => exactKeys.includes(key) || key.startsWith(views(personId, '')))
}
