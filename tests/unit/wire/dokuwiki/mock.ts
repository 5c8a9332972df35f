import { CallLog } from '@/wire/mock/call-log'
import { fixedClock } from '@/wire/mock/clock'
import { createMockFetch, createQueue } from '@/wire/mock/connect'
import type { Dialect } from '@/wire/mock/dialect'
import { Faults, type Fault } from '@/wire/mock/faults'
import type { MockImplementation } from '@/wire/mock/implementation'
import { makeHandlers } from '@/wire/mock/make-handlers'
import { Refusal, refuse } from '@/wire/mock/refusal'
import { callersOf, protocol, wiki, type Wiki } from './contract'

interface State {
  readonly pages: Map<string, { title: string; author: string; draft: string | null }>
  readonly media: Map<string, File>
  /** User by session. */
  readonly sessions: Map<string, string>
}

interface Context {
  readonly state: State
  readonly session: string
  readonly user: string | null
}

const implementation: MockImplementation<Wiki, Context> = {
  logIn: ({ user, pass }, { state, session }) => {
    if (pass !== 'engine') refuse('not-signed-in', 'Wrong password.')
    state.sessions.set(session, user)
    return { result: true }
  },
  listPages: ({ namespace }, { state }) => ({
    result: [...state.pages]
      .filter(([page]) => page.startsWith(`${namespace}:`))
      .map(([page, { title, author }]) => ({ page, title, author, changed: '1700000000' })),
  }),
  saveDraft: ({ page, wikitext }, { state, user }) => {
    const known = state.pages.get(page) ?? { title: page, author: user ?? '', draft: null }
    state.pages.set(page, { ...known, draft: wikitext })
    return { lock: '1', draft: 'Draft saved' }
  },
  uploadMedia: ({ namespace, file }, { state }) => {
    const page = `${namespace}:${file.name}`
    state.media.set(page, file)
    return { page }
  },
  downloadMedia: ({ media }, { state }) => {
    const file = state.media.get(media)
    return file ? { blob: file, name: file.name } : null
  },
}

export const texts = {
  refused: 'The wiki cannot do this now.',
  signedOut: 'You are not authorized. Sign in first.',
  noFile: 'File not found.',
  noRecord: 'There is no such page.',
}

export function createWiki({
  dialect = 'legacy',
  faults = [],
}: { dialect?: Dialect; faults?: readonly Fault<keyof Wiki>[] } = {}) {
  const state: State = {
    pages: new Map([['lab:start', { title: 'Start', author: 'ada', draft: null }]]),
    media: new Map(),
    sessions: new Map(),
  }
  const log = new CallLog<keyof Wiki>(protocol)
  const handlers = makeHandlers({
    calls: wiki,
    implementation,
    contextOf: (session) => Promise.resolve({ state, session, user: state.sessions.get(session) ?? null }),
    assertMayCall: ({ user }: Context, { action }) => {
      if (!callersOf(action).includes(user === null ? 'visitor' : 'user'))
        throw new Refusal('not-signed-in', texts.signedOut, 'roles')
    },
    texts,
    addresses: '*/lib/exe/*',
    clock: fixedClock(new Date('2027-01-01')),
    dialect,
    faults: new Faults(faults, () => 0),
    session: 'shared',
    delay: () => 0,
    exclusively: createQueue(),
    postLimit: Infinity,
    log,
  })
  let browsers = 0
  return { state, log, connect: () => createMockFetch(handlers, `browser-${++browsers}`) }
}
