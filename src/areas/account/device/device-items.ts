import { APPROVERS } from '@/domain/people/approvers'
import { approverPage, LINK_PAGES, reviewerPage } from '@/domain/people/links'
import { REVIEWERS } from '@/domain/people/reviewers'
import { DEVICE_ITEM_KINDS, DEVICE_ITEMS, type DeviceItemKind } from '@/domain/texts/device-items'
import type { Services } from '@/api/services'
import { LOG_IN_KEYS, storedItems } from '@/api/stored-items'
import { formatApplicationId } from '@/council-time'
import { editState } from '@/features/applications/edited-application'
import { draftOf, restoreDrafts } from '@/features/drafts/draft-of'
import { draftAt, ownDrafts } from '@/features/drafts/stored-draft'
import { paths } from '@/paths'
import { forgetPreferences } from '@/features/preferences'
import { getStorageKeys } from '@/lib/storage'
import { databaseFiles, removeFiles } from './database-files'
import { countWrites } from '@/writes/queue'
import { storedQueue } from '@/writes/stored-queue'
import { councilWork, type CouncilWork } from './council-work'

export interface DeviceItem {
  readonly title: string
  readonly note?: string
  readonly bytes: number
  /** The page that shows it. */
  readonly open?: { readonly to: string; readonly state?: ReturnType<typeof editState> }
  /** Absent if it cannot be deleted here. */
  readonly remove?: () => Promise<void>
}

interface DeviceItems {
  readonly mine: readonly DeviceItem[]
  /** Bytes that are stored for other people; nothing else about them is shown. */
  readonly ofOthers: number
}

const LINK_ANSWER = new RegExp(`^(${LINK_PAGES.join('|')}):(.+)$`)

const PAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries([
  ...REVIEWERS.map(({ number, ordinal }) => [reviewerPage(number), `${ordinal} reviewer`]),
  ...APPROVERS.map((approver) => [approverPage(approver), approver]),
])

/** Reads the owner of each item from its key or, for a draft, from its `draftStamp`. */
export async function deviceItems(services: Services): Promise<DeviceItems> {
  const { local, tab, draftDatabaseName, now } = services
  const id = services.session.owner?.id ?? ''
  await Promise.all([restoreDrafts(services), services.writes.restore()])
  const files = await databaseFiles(draftDatabaseName)
  const locals = getStorageKeys(local)
  const sizeIn = (storage: Storage, keys: readonly string[]) =>
    keys.reduce((sum, key) => sum + new Blob([key, storage.getItem(key) ?? '']).size, 0)
  const sizeOf = (some: typeof files) => some.reduce((sum, { bytes }) => sum + bytes, 0)

  const draftKeys = locals.flatMap((key) => {
    const found = draftAt(local, key)
    return found ? [{ key, ...found }] : []
  })
  const drafts = (id === '' ? [] : ownDrafts(local, id)).map(({ applicationId }): DeviceItem => {
    const keys = draftKeys
      .filter((one) => one.owner === id && one.applicationId === applicationId)
      .map(({ key }) => key)
    const chosen = files.filter(({ key }) => key.length === 3 && key[0] === id && key[1] === (applicationId ?? ''))
    return {
      title:
        applicationId === null
          ? 'Draft of a new application'
          : `Draft of application ${formatApplicationId(applicationId, now())}`,
      note: chosen.length > 0 ? `With ${chosen.length} of its files.` : 'Your answers.',
      bytes: sizeIn(local, keys) + sizeOf(chosen),
      open:
        applicationId === null
          ? { to: paths.applyProfile }
          : { to: paths.editProfile, state: editState(applicationId) },
      remove: () => draftOf(services, { owner: id, applicationId }).reset(),
    }
  })

  const work = councilWork(services, id)
  const workOf = (wanted: CouncilWork['kind']): DeviceItem[] =>
    work
      .filter(({ kind }) => kind === wanted)
      .map(({ title, keys }) => ({
        title,
        bytes: sizeIn(local, keys),
        remove: async () => keys.forEach((key) => local.removeItem(key)),
      }))

  const lastSeen = storedItems.lastSeen(id)
  const preferences = storedItems.preferences(id)
  const begun = getStorageKeys(tab).filter((key) => key.startsWith(storedItems.mailDraft(id, '')))
  const answers = locals.flatMap((key): DeviceItem[] => {
    const [, page = '', applicationId = ''] = LINK_ANSWER.exec(key) ?? []
    if (page === '') return []
    const reports = files.filter(
      (file) => file.key.length === 2 && file.key[0] === page && file.key[1] === applicationId,
    )
    return [
      {
        title: `Answer as ${PAGE_NAMES[page] ?? page} to application ${formatApplicationId(applicationId, now())}`,
        note: reports.length > 0 ? 'With the report that was chosen.' : 'What was typed or sent by link.',
        bytes: sizeIn(local, [key]) + sizeOf(reports),
        remove: async () => {
          local.removeItem(key)
          await removeFiles(draftDatabaseName, reports)
        },
      },
    ]
  })

  const queued =
    id === ''
      ? []
      : await storedQueue(draftDatabaseName, id)
          .list()
          .catch(() => [])
  const unsent = queued.filter(({ state }) => state !== 'sent')

  const signedIn = { local: present(local, LOG_IN_KEYS.local), tab: present(tab, LOG_IN_KEYS.tab) }
  const items: Readonly<Record<DeviceItemKind, readonly (DeviceItem | false)[]>> = {
    draft: drafts,
    emails: workOf('emails'),
    plan: workOf('plan'),
    contacts: workOf('contacts'),
    paragraphs: workOf('paragraphs'),
    views: workOf('views'),
    queue: [
      queued.length > 0 && {
        title:
          unsent.length > 0 ? `Not sent: ${countWrites(unsent.map(({ request }) => request))}` : 'What was sent last',
        note:
          unsent.length > 0
            ? `${DEVICE_ITEMS.queue.until}.`
            : 'Without the text of the e-mails. It goes when you log out.',
        bytes: new Blob([JSON.stringify(queued)]).size,
        remove: async () => {
          await storedQueue(draftDatabaseName, id).remove(queued.map((write) => write.id))
          await services.writes.restore()
        },
      },
    ],
    lastSeen: [
      local.getItem(lastSeen) !== null && {
        title: DEVICE_ITEMS.lastSeen.title,
        note: 'The status of each, so that changes can be shown.',
        bytes: sizeIn(local, [lastSeen]),
        remove: async () => local.removeItem(lastSeen),
      },
    ],
    emailDrafts: [
      begun.length > 0 && {
        title: DEVICE_ITEMS.emailDrafts.title,
        note: `${DEVICE_ITEMS.emailDrafts.until}.`,
        bytes: sizeIn(tab, begun),
        remove: async () => begun.forEach((key) => tab.removeItem(key)),
      },
    ],
    answers,
    preferences: [
      local.getItem(preferences) !== null && {
        title: DEVICE_ITEMS.preferences.title,
        note: 'Columns, density, the list of screens at the side, keys, and whether a log-out asks.',
        bytes: sizeIn(local, [preferences]),
        remove: async () => forgetPreferences(local, id),
      },
    ],
    theme: [
      local.getItem('theme') !== null && {
        title: DEVICE_ITEMS.theme.title,
        note: 'Change them at the foot of each page.',
        bytes: sizeIn(local, ['theme']),
      },
    ],
    person: [
      signedIn.local.length + signedIn.tab.length > 0 && {
        title: DEVICE_ITEMS.person.title,
        note: `${DEVICE_ITEMS.person.until}.`,
        bytes: sizeIn(local, signedIn.local) + sizeIn(tab, signedIn.tab),
      },
    ],
  }

  const isOthers = (key: string) => {
    const [, owner] =
      /^(?:sentMail|decisionPlan|views|lastSeen|preferences|contacts|paragraphs):([^:]*)/.exec(key) ?? []
    const draft = draftAt(local, key)
    return draft ? id === '' || draft.owner !== id : owner !== undefined && owner !== id
  }
  const filesOfOthers = files.filter(({ key }) => key.length === 3 && key[0] !== id)
  return {
    mine: DEVICE_ITEM_KINDS.flatMap((kind) => items[kind]).filter((one) => one !== false),
    ofOthers: sizeIn(local, locals.filter(isOthers)) + sizeOf(filesOfOthers),
  }
}

const present = (storage: Storage, keys: readonly string[]): string[] =>
  keys.filter((key) => storage.getItem(key) !== null)
