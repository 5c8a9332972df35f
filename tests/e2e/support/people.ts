import { demoMailbox, hostMailbox, type Mailbox } from './mailbox'
import { test as watched } from './watch'

export interface PeopleOptions {
  /** What answers the portal: the mock in its page or behind a port, or a real PHP host. */
  host: 'demo' | 'mock' | 'php'
}

interface People {
  /** Where the people of a test read their e-mails. */
  mailbox: Mailbox
  /** A name that no other test uses: a real host stores what every test has written. */
  unique: (name: string) => string
}

export const test = watched.extend<PeopleOptions & People>({
  host: ['demo', { option: true }],
  mailbox: ({ page, request, host }, use) => use(host === 'demo' ? demoMailbox(page) : hostMailbox(page, request)),
  unique: ({ page: _page }, use, { testId }) => use((name) => `${name} ${testId.slice(-6)}`),
})

export { expect } from './watch'
