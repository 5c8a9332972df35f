import { APPROVERS } from '@/domain/people/approvers'
import { approverPage, LINK_PAGES, reviewerPage } from '@/domain/people/link-pages'
import { REVIEWERS } from '@/domain/people/reviewers'
import { DEVICE_ITEM_KINDS, DEVICE_ITEMS, type DeviceItemKind } from '@/domain/texts/device-items'
import type { Services } from '@/api/services'
import { LOG_IN_KEYS, storedItems } from '@/api/stored-items'
import { formatApplicationId } from '@/council-time'
import { editState } from '@/features/applications/edited-application'
import { getDraft, restoreDrafts } from '@/features/drafts/get-draft'
import { identifyDraft, listDrafts } from '@/features/drafts/stored-draft'
import { paths } from '@/paths'
import { forgetPreferences } from '@/features/preferences'
import { getStorageKeys } from '@/lib/storage'
import { readDatabaseFiles, deleteDatabaseFiles } from './database-files'
import { countWrites } from '@/writes/queue'
import { createStoredQueue } from '@/writes/stored-queue'
import { listCouncilWork, type CouncilWork } from './council-work'

export interface DeviceItem {
  readonly title: string
  readonly note?: string
  readonly bytes: number
  /** The page that shows the item. */
  readonly link?: { readonly to: string; readonly state?: ReturnType<typeof editState> }
  /** Absent if the item cannot be deleted on this page. */
  readonly remove?: () => Promise<void>
}

interface DeviceItems {
  readonly ownItems: readonly DeviceItem[]
  /** Total of what is stored for other people. The page shows nothing else of it. */
  readonly otherPeopleBytes: number
}

const LINK_ANSWER_KEY = new RegExp(`^(${LINK_PAGES.join('|')}):(.+)$`)

/** A key with the id of its owner. */
const OWNED_KEY = /^(?:sentMail|decisionPlan|views|lastSeen|preferences|contacts|paragraphs):([^:]*)/

const PAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ...REVIEWERS.map(({ number, ordinal }) => [reviewerPage(number), `${ordinal} reviewer`]),
  ...APPROVERS.map((approver) => [approverPage(approver), approver]),
])

/** Lists what this device stores. The owner of an item is in its key or, for a draft, in its `draftStamp`. */
export async function readDeviceItems(services: Services): Promise<DeviceItems> {
  const { local, tab, draftDatabaseName, now } = services
  const personId = services.session.ownerId
  await Promise.all([restoreDrafts(services), services.writes.restore()])
  const files = await readDatabaseFiles(draftDatabaseName)
  const localKeys = getStorageKeys(local)
  const getStoredSize = (storage: Storage, keys: readonly string[]) =>
    keys.reduce((sum, key) => sum + new Blob([key, storage.getItem(key) ?? '']).size, 0)
  const getTotalSize = (sizedFiles: typeof files) => sizedFiles.reduce((sum, { bytes }) => sum + bytes, 0)

  const draftKeys = localKeys.flatMap((key) => {
    const draftName = identifyDraft(local, key)
    return draftName ? [{ key, ...draftName }] : []
  })
  const drafts = (personId === '' ? [] : listDrafts(local, personId)).map(({ applicationId }): DeviceItem => {
    const keys = draftKeys
      .filter((draftKey) => draftKey.owner === personId && draftKey.applicationId === applicationId)
      .map(({ key }) => key)
    const chosenFiles = files.filter(
      ({ key }) => key.length === 3 && key[0] === personId && key[1] === (applicationId ?? ''),
    )
    return {
      title:
        applicationId === null
          ? 'Draft of a new application'
          : `Draft of application ${formatApplicationId(applicationId, now())}`,
      ...(chosenFiles.length > 0 && { note: `With ${chosenFiles.length} of its files.` }),
      bytes: getStoredSize(local, keys) + getTotalSize(chosenFiles),
      link:
        applicationId === null
          ? { to: paths.applyProfile }
          : { to: paths.editProfile, state: editState(applicationId) },
      remove: () => getDraft(services, { owner: personId, applicationId }).reset(),
    }
  })

  const work = listCouncilWork(services, personId)
  const listWork = (workKind: CouncilWork['kind']): DeviceItem[] =>
    work
      .filter(({ kind }) => kind === workKind)
      .map(({ title, keys }) => ({
        title,
        bytes: getStoredSize(local, keys),
        remove: async () => keys.forEach((key) => local.removeItem(key)),
      }))

  const lastSeenKey = storedItems.lastSeen(personId)
  const preferencesKey = storedItems.preferences(personId)
  const emailDraftKeys = getStorageKeys(tab).filter((key) => key.startsWith(storedItems.mailDraft(personId, '')))
  const linkAnswers = localKeys.flatMap((key): DeviceItem[] => {
    const [, page = '', applicationId = ''] = LINK_ANSWER_KEY.exec(key) ?? []
    if (page === '') return []
    const reports = files.filter(
      (file) => file.key.length === 2 && file.key[0] === page && file.key[1] === applicationId,
    )
    return [
      {
        title: `Answer as ${PAGE_NAMES[page] ?? page} to application ${formatApplicationId(applicationId, now())}`,
        ...(reports.length > 0 && { note: 'With the chosen report.' }),
        bytes: getStoredSize(local, [key]) + getTotalSize(reports),
        remove: async () => {
          local.removeItem(key)
          await deleteDatabaseFiles(draftDatabaseName, reports)
        },
      },
    ]
  })

  const queuedWrites =
    personId === ''
      ? []
      : await createStoredQueue(draftDatabaseName, personId)
          .list()
          .catch(() => [])
  const unsentWrites = queuedWrites.filter(({ state }) => state !== 'sent')

  const sessionKeys = { local: filterStored(local, LOG_IN_KEYS.local), tab: filterStored(tab, LOG_IN_KEYS.tab) }
  const items: Readonly<Record<DeviceItemKind, readonly (DeviceItem | false)[]>> = {
    draft: drafts,
    emails: listWork('emails'),
    plan: listWork('plan'),
    contacts: listWork('contacts'),
    paragraphs: listWork('paragraphs'),
    views: listWork('views'),
    queue: [
      queuedWrites.length > 0 && {
        title:
          unsentWrites.length > 0
            ? `Not sent: ${countWrites(unsentWrites.map(({ request }) => request))}`
            : 'What was sent last',
        note:
          unsentWrites.length > 0
            ? `${DEVICE_ITEMS.queue.until}.`
            : 'Without the text of the e-mails. It goes when you log out.',
        bytes: new Blob([JSON.stringify(queuedWrites)]).size,
        remove: async () => {
          await createStoredQueue(draftDatabaseName, personId).remove(queuedWrites.map((write) => write.id))
          await services.writes.restore()
        },
      },
    ],
    lastSeen: [
      local.getItem(lastSeenKey) !== null && {
        title: DEVICE_ITEMS.lastSeen.title,
        bytes: getStoredSize(local, [lastSeenKey]),
        remove: async () => local.removeItem(lastSeenKey),
      },
    ],
    emailDrafts: [
      emailDraftKeys.length > 0 && {
        title: DEVICE_ITEMS.emailDrafts.title,
        note: `${DEVICE_ITEMS.emailDrafts.until}.`,
        bytes: getStoredSize(tab, emailDraftKeys),
        remove: async () => emailDraftKeys.forEach((key) => tab.removeItem(key)),
      },
    ],
    answers: linkAnswers,
    preferences: [
      local.getItem(preferencesKey) !== null && {
        title: DEVICE_ITEMS.preferences.title,
        note: 'Columns, density, keys, and whether a log-out asks.',
        bytes: getStoredSize(local, [preferencesKey]),
        remove: async () => forgetPreferences(local, personId),
      },
    ],
    theme: [
      local.getItem('theme') !== null && {
        title: DEVICE_ITEMS.theme.title,
        note: 'Change them at the foot of each page.',
        bytes: getStoredSize(local, ['theme']),
      },
    ],
    person: [
      sessionKeys.local.length + sessionKeys.tab.length > 0 && {
        title: DEVICE_ITEMS.person.title,
        note: `${DEVICE_ITEMS.person.until}.`,
        bytes: getStoredSize(local, sessionKeys.local) + getStoredSize(tab, sessionKeys.tab),
      },
    ],
  }

  const belongsToOther = (key: string) => {
    const draft = identifyDraft(local, key)
    if (draft) return personId === '' || draft.owner !== personId
    const [, owner] = OWNED_KEY.exec(key) ?? []
    return owner !== undefined && owner !== personId
  }
  const otherPeopleFiles = files.filter(({ key }) => key.length === 3 && key[0] !== personId)
  return {
    ownItems: DEVICE_ITEM_KINDS.flatMap((kind) => items[kind]).filter((item) => item !== false),
    otherPeopleBytes: getStoredSize(local, localKeys.filter(belongsToOther)) + getTotalSize(otherPeopleFiles),
  }
}

const filterStored = (storage: Storage, keys: readonly string[]): string[] =>
  keys.filter((key) => storage.getItem(key) !== null)
