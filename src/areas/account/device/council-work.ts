import type { Services } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { DEVICE_ITEMS, type DeviceItemKind } from '@/domain/texts/device-items'
import { storedContacts } from '@/features/contacts'
import { createEmailLog } from '@/writes/email-log'
import { formatCount } from '@/lib/format'
import { readJson } from '@/lib/read-json'
import { getStorageKeys } from '@/lib/storage'

/** One kind of work for the council that stays in local storage after log-out. */
export interface CouncilWork {
  readonly kind: Extract<DeviceItemKind, 'emails' | 'plan' | 'contacts' | 'paragraphs' | 'views'>
  readonly title: string
  readonly keys: readonly string[]
}

/** Returns the kinds of work that are not empty. */
export function listCouncilWork({ local }: Services, personId: string): CouncilWork[] {
  const { sentMail, decisionPlan, paragraphs, views } = storedItems
  const emails = createEmailLog(local, personId).stored.read()
  const contacts = storedContacts(local, personId).read()
  const viewKeys = getStorageKeys(local).filter(
    (key) => key.startsWith(views(personId, '')) && isFilledList(local.getItem(key)),
  )
  const kinds: (CouncilWork | false)[] = [
    emails.length > 0 && {
      kind: 'emails',
      title: `The record of ${formatCount(emails.length, 'e-mail', 'e-mails')} from this device`,
      keys: [sentMail(personId)],
    },
    local.getItem(decisionPlan(personId)) !== null && {
      kind: 'plan',
      title: DEVICE_ITEMS.plan.title,
      keys: [decisionPlan(personId)],
    },
    contacts.length > 0 && {
      kind: 'contacts',
      title: `${formatCount(contacts.length, 'name and address', 'names and addresses')} to write to`,
      keys: [storedItems.contacts(personId)],
    },
    local.getItem(paragraphs(personId)) !== null && {
      kind: 'paragraphs',
      title: DEVICE_ITEMS.paragraphs.title,
      keys: [paragraphs(personId)],
    },
    viewKeys.length > 0 && {
      kind: 'views',
      title: `Saved views of ${formatCount(viewKeys.length, 'list', 'lists')}`,
      keys: viewKeys,
    },
  ]
  return kinds.filter((work) => work !== false)
}

function isFilledList(text: string | null): boolean {
  const views = readJson(text)
  return Array.isArray(views) && views.length > 0
}

export const hasCouncilWork = (services: Services): boolean =>
  listCouncilWork(services, services.session.ownerId).length + services.writes.getUnsentEmails().length > 0
