import { openDemoMailbox, openHostMailbox, type Mailbox } from './mailbox'
import { test as watched } from './watch'

export interface PeopleOptions {
  /** The portal's host: the mock in its page, the mock on a port, or a real PHP host. */
  host: 'demo' | 'mock' | 'php'
}

interface People {
  mailbox: Mailbox
  /** Makes a name unique among the tests, because a real host stores the data of all tests. */
  unique: (name: string) => string
}

export const test = watched.extend<PeopleOptions & People>({
  host: ['demo', { option: true }],
  mailbox: ({ page, request, host }, use) =>
    use(host === 'demo' ? openDemoMailbox(page) : openHostMailbox(page, request)),
  unique: ({ page: _page }, use, { testId }) => use((name) => `${name} ${testId.slice(-6)}`),
})

export { expect } from './watch'
