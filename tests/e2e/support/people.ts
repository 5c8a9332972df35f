import { demoMailbox, type Mailbox } from './mailbox'
import { test as watched } from './watch'

interface People {
  /** Where the people of a test read their e-mails. */
  mailbox: Mailbox
  /** A name that no other test uses: a real host keeps what every test has written. */
  unique: (name: string) => string
}

export const test = watched.extend<People>({
  mailbox: ({ page }, use) => use(demoMailbox(page)),
  unique: ({ page: _page }, use, { testId }) => use((name) => `${name} ${testId.slice(-6)}`),
})

export { expect } from './watch'
