interface DeviceItemTexts {
  readonly title: string
  /** The action that removes the item. */
  readonly until: string
}

/** Everything that the portal stores in the browser, in the order of the page that lists it. */
export const DEVICE_ITEMS = {
  draft: { title: 'Drafts of applications, with their files', until: 'Until you submit or delete them' },
  emails: { title: 'The record of e-mails from this device', until: 'Until you delete them' },
  plan: { title: 'The amounts you plan to give', until: 'Until you delete them' },
  contacts: { title: 'Names and addresses to write to', until: 'Until you delete them' },
  paragraphs: { title: 'Paragraphs you last added to several e-mails', until: 'Until you delete them' },
  views: { title: 'Saved views of lists', until: 'Until you delete them' },
  queue: { title: 'Decisions and e-mails not sent yet', until: 'Until you send or discard them' },
  lastSeen: { title: 'What you last saw of your applications', until: 'Until you delete them' },
  emailDrafts: { title: 'E-mails you have begun in this tab', until: 'Until you log out' },
  answers: { title: 'Answers by link, with the report you chose', until: 'Until you delete them' },
  preferences: { title: 'How you like your lists', until: 'Until you delete them' },
  theme: { title: 'The colours you have chosen', until: 'Until you change them' },
  person: { title: 'Your name, role and e-mail address', until: 'Until you log out' },
} as const satisfies Readonly<Record<string, DeviceItemTexts>>

export type DeviceItemKind = keyof typeof DEVICE_ITEMS

// `Object.keys` loses the key types.
export const DEVICE_ITEM_KINDS = Object.keys(DEVICE_ITEMS) as DeviceItemKind[]
