import { describe, expect, it, vi } from 'vitest'
import { Session } from '@/api/session'
import { noChannel } from '@/api/session-channel'
import { storedItems } from '@/api/stored-items'
import { isWrongHost } from '@/wire/client/wrong-host'
import { createMemoryChannel } from '@tests/support/memory-channel'
import { createMemoryStorage } from '@tests/support/memory-storage'
import { failureOf, scriptedClient } from './scripted-client'

const CHECKED = { status: true, user_name: 'Nimal', user_role: 'Applicant', user_id: 7 }
const PROFILE = {
  firstName: 'Nimal',
  lastName: 'Perera',
  email: 'nimal@example.org',
  role: 'Applicant',
  password: 'secret-1',
}
const LOGGED_IN = { ...CHECKED, message: 'Login successful' }
const NO_CONNECTION = new TypeError('Failed to fetch')

function sessionOn(replies: Parameters<typeof scriptedClient>[0], stored: Record<string, string> = {}) {
  const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
  Object.entries(stored).forEach(([key, value]) => local.setItem(key, value))
  const { client, requests } = scriptedClient(replies)
  return {
    session: new Session({ client, local, tab, channel: noChannel, isWrongHost: (error) => isWrongHost(error, false) }),
    local,
    tab,
    requests,
  }
}

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index))

describe('checking the session', () => {
  it('returns the signed-in person that the host reports', async () => {
    const { session } = sessionOn([CHECKED, PROFILE])
    expect(await session.check()).toEqual({
      state: 'valid',
      person: { id: '7', name: 'Nimal', role: 'Applicant', email: 'nimal@example.org' },
    })
  })

  it.each([
    ['Applicant', 'Applicant'],
    ['Dean', ''],
  ])('replaces a stored role that the host contradicts by %s', async (role, kept) => {
    const { session, local, tab } = sessionOn(
      [
        { ...CHECKED, user_role: '' },
        { ...PROFILE, role },
      ],
      { userRole: 'Admin' },
    )
    await session.check()
    expect(session.person?.role ?? '').toBe(kept)
    expect(local.getItem('userRole')).toBe(kept)
    expect(tab.getItem('role')).toBe(kept)
  })

  it('uses the stored values if the profile never responds', async () => {
    const stored = { userName: 'Nimal', userRole: 'Admin', userID: '7' }
    const { session } = sessionOn([{ status: true }, { error: 'User not authenticated' }], stored)
    await session.check()
    expect(session.person).toMatchObject({ id: '7', name: 'Nimal', role: 'Admin' })
  })

  it('never stores the password of the profile', async () => {
    const { session, local, tab } = sessionOn([CHECKED, PROFILE])
    const known = await session.check()
    const everything = [
      known,
      ...[local, tab].flatMap((storage) => keysOf(storage).map((key) => storage.getItem(key ?? ''))),
    ]
    expect(JSON.stringify(everything)).not.toContain('secret-1')
  })

  it.each([
    { status: false, message: 'No session' },
    { status: 'error', message: 'User not logged in' },
  ])('is invalid if the host says %j', async (reply) => {
    expect(await sessionOn([reply]).session.check()).toEqual({ state: 'invalid' })
  })

  it.each([NO_CONNECTION, new Response('', { status: 500 }), '<html>'])(
    'is not invalid if the host cannot say: %s',
    async (reply) => {
      const { session, local } = sessionOn([reply], { userName: 'Nimal' })
      expect((await session.check()).state).toBe('unreachable')
      expect(local.getItem('userName')).toBe('Nimal')
    },
  )

  it('calls the host once for all concurrent callers', async () => {
    const { session, requests } = sessionOn([CHECKED, PROFILE])
    await Promise.all([session.check(), session.check(), session.ensureChecked()])
    await session.ensureChecked()
    expect(requests).toHaveLength(2)
  })

  it('calls again after the host could not be reached', async () => {
    const { session } = sessionOn([NO_CONNECTION, CHECKED, PROFILE])
    expect((await session.ensureChecked()).state).toBe('unreachable')
    expect((await session.ensureChecked()).state).toBe('valid')
  })

  it('reports a wrong host as such until something else has been shown', async () => {
    const { session } = sessionOn(['<html>', '<html>'])
    expect(await session.check()).toMatchObject({ state: 'unreachable', isWrongHost: true })
    expect(await session.check()).toMatchObject({ state: 'unreachable', isWrongHost: true })
  })

  it.each([[CHECKED, PROFILE], [{ status: false, message: 'No session' }], [NO_CONNECTION]])(
    'keeps the page on a wrong host once one was shown',
    async (...answer) => {
      const { session } = sessionOn([...answer, '<html>'])
      await session.check()
      expect(await session.check()).toMatchObject({ state: 'unreachable', isWrongHost: false })
    },
  )

  it('notifies every listener until it unsubscribes', async () => {
    const { session } = sessionOn([CHECKED, PROFILE])
    const listener = vi.fn<() => void>()
    const stop = session.subscribe(listener)
    await session.check()
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    session.forget()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('logging in', () => {
  it('stores the three values name, role and id', async () => {
    const { session, local } = sessionOn([LOGGED_IN])
    expect(await session.logIn('nimal@example.org', 'secret-1')).toMatchObject({ name: 'Nimal', role: 'Applicant' })
    expect(['userName', 'userRole', 'userID'].map((key) => local.getItem(key))).toEqual(['Nimal', 'Applicant', '7'])
  })

  it('changes nothing if the host refuses', async () => {
    const { session, local } = sessionOn([{ status: false, message: 'Incorrect email or password' }])
    expect(await failureOf(session.logIn('nimal@example.org', 'wrong'))).toMatchObject({
      serverText: 'Incorrect email or password',
    })
    expect(session.snapshot().state).toBe('unchecked')
    expect(local.length).toBe(0)
  })
})

describe('a browser that cannot store anything', () => {
  const full = (kept: Record<string, string> = {}): Storage => {
    const storage = createMemoryStorage()
    Object.entries(kept).forEach(([key, value]) => storage.setItem(key, value))
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    return { ...storage, setItem }
  }

  it('still lets people log in and stay logged in', async () => {
    const { client } = scriptedClient([LOGGED_IN, CHECKED, PROFILE])
    const session = new Session({ client, local: full(), tab: full(), channel: noChannel, isWrongHost: () => false })
    expect(await session.logIn('nimal@example.org', 'secret-1')).toMatchObject({ name: 'Nimal' })
    expect(session.snapshot().state).toBe('valid')
    expect((await session.check()).state).toBe('valid')
  })

  it('drops what it stored of somebody else', async () => {
    const { client } = scriptedClient([LOGGED_IN])
    const [local, tab] = [full({ userName: 'Ruwan', userID: '9' }), full({ email: 'ruwan@example.org' })]
    await new Session({ client, local, tab, channel: noChannel, isWrongHost: () => false }).logIn(
      'nimal@example.org',
      'secret-1',
    )
    expect([local.getItem('userName'), local.getItem('userID'), tab.getItem('email')]).toEqual([null, null, null])
  })
})

describe('logging out', () => {
  /** Stores work of this person and of another one, as the pages do. */
  const keepWork = (local: Storage, tab: Storage) => {
    const { sentMail, decisionPlan, views, mailDraft, editedApplication } = storedItems
    const kept = [sentMail, decisionPlan, (id: string) => views(id, 'budgets')].flatMap((key) => [key('7'), key('71')])
    kept.forEach((key) => local.setItem(key, '{}'))
    const visit = [mailDraft('7', 'award:12'), editedApplication]
    visit.forEach((key) => tab.setItem(key, '12'))
    tab.setItem('councilKeepsNoDrafts', 'yes')
    return kept
  }

  it('clears the visit’s items in the tab, and keeps the person’s work', async () => {
    const { session, local, tab } = sessionOn([LOGGED_IN, { message: 'Logged out successfully' }])
    await session.logIn('nimal@example.org', 'secret-1')
    const kept = keepWork(local, tab)
    await session.logOut()
    expect(keysOf(tab)).toEqual(['councilKeepsNoDrafts'])
    expect(keysOf(local)).toEqual(kept)
  })

  it('clears the person’s work if the device is cleared, nobody else’s', async () => {
    const { session, local, tab } = sessionOn([LOGGED_IN])
    await session.logIn('nimal@example.org', 'secret-1')
    keepWork(local, tab)
    session.clearDevice()
    expect(session.snapshot()).toEqual({ state: 'invalid' })
    expect(keysOf(tab)).toEqual(['councilKeepsNoDrafts'])
    expect(keysOf(local)).toEqual(['sentMail:71', 'decisionPlan:71', 'views:71:budgets'])
  })

  it('clears what the log-in has stored, and keeps the draft', async () => {
    const { session, local, tab } = sessionOn([LOGGED_IN, { message: 'Logged out successfully' }], {
      formData: '{}',
      theme: 'dark',
    })
    await session.logIn('nimal@example.org', 'secret-1')
    await session.logOut()
    expect(session.snapshot()).toEqual({ state: 'invalid' })
    expect(keysOf(local)).toEqual(['formData', 'theme'])
    expect(keysOf(tab)).toEqual([])
  })

  it.each([{ message: 'Not now' }, NO_CONNECTION, new Response('', { status: 500 })])(
    'clears nothing if it fails: %s',
    async (reply) => {
      const { session, local } = sessionOn([LOGGED_IN, reply])
      await session.logIn('nimal@example.org', 'secret-1')
      await failureOf(session.logOut())
      expect(session.person?.name).toBe('Nimal')
      expect(local.getItem('userRole')).toBe('Applicant')
    },
  )

  it('clears a person from this device without a call', async () => {
    const { session, local, requests } = sessionOn([LOGGED_IN])
    await session.logIn('nimal@example.org', 'secret-1')
    session.forget()
    expect(local.length).toBe(0)
    expect(requests).toHaveLength(1)
  })
})

describe('two tabs of one browser', () => {
  const OTHER = { status: true, user_name: 'Ruwan', user_role: 'Admin', user_id: 9, message: 'Login successful' }

  /** Opens a tab of Nimal and a second one, each with its responses. */
  async function twoTabs(first: Parameters<typeof scriptedClient>[0], second: Parameters<typeof scriptedClient>[0]) {
    const { join } = createMemoryChannel()
    const local = createMemoryStorage()
    const tabOn = (replies: Parameters<typeof scriptedClient>[0]) => {
      const { client, requests } = scriptedClient(replies)
      const session = new Session({
        client,
        local,
        tab: createMemoryStorage(),
        channel: join(),
        isWrongHost: () => false,
      })
      return { session, requests }
    }
    const tabs = { first: tabOn([CHECKED, PROFILE, ...first]), second: tabOn(second) }
    await tabs.first.session.check()
    return { ...tabs, local }
  }

  it('notice a log-out immediately', async () => {
    const { first, second } = await twoTabs([], [CHECKED, PROFILE, { message: 'Logged out successfully' }])
    await second.session.check()
    await second.session.logOut()
    expect(first.session.snapshot()).toMatchObject({ state: 'ended-elsewhere', owner: { id: '7' }, successor: null })
    expect(first.session.person).toBeNull()
    expect(first.session.owner?.id).toBe('7')
  })

  it('notice another log-in, and fetch the name from the host', async () => {
    const { first, second } = await twoTabs([OTHER, { error: 'User not found' }], [OTHER])
    await second.session.logIn('ruwan@example.org', 'secret-2')
    expect(first.session.snapshot()).toMatchObject({ state: 'ended-elsewhere', successor: null })
    await expect.poll(() => first.session.snapshot()).toMatchObject({ successor: { id: '9', name: 'Ruwan' } })
  })

  it('ignore another log-in of the same person', async () => {
    const { first, second } = await twoTabs([CHECKED, PROFILE], [LOGGED_IN])
    await second.session.logIn('nimal@example.org', 'secret-1')
    expect(first.session.person?.id).toBe('7')
  })

  it('send nothing as somebody else, even without an announced change', async () => {
    const { first } = await twoTabs([OTHER], [])
    expect(await first.session.confirmOwner({})).toBe('other')
    expect(first.session.snapshot()).toMatchObject({
      state: 'ended-elsewhere',
      successor: { name: 'Ruwan' },
      hasBlockedCall: true,
    })
  })

  it('accept an anonymous host, unless another tab logged somebody else in', async () => {
    const { first, local } = await twoTabs([{ status: true }], [])
    expect(await first.session.confirmOwner({})).toBe('same')
    local.setItem('userID', '9')
    expect(await first.session.confirmOwner({})).toBe('other')
  })

  it('distinguish a change of person, an ended session and no information', async () => {
    const { first } = await twoTabs([{ status: false, message: 'No session' }, NO_CONNECTION], [])
    expect(await first.session.confirmOwner({})).toBe('signed-out')
    expect(await failureOf(first.session.confirmOwner({}))).toMatchObject({ kind: 'network' })
    expect(first.session.person?.id).toBe('7')
  })

  it('make no call if nobody is signed in', async () => {
    const { session, requests } = sessionOn([CHECKED])
    expect(await session.confirmOwner({})).toBe('same')
    expect(requests).toEqual([])
  })

  it('keep the page’s person if somebody else logs in later', async () => {
    const { first } = await twoTabs([OTHER, LOGGED_IN], [])
    expect(await first.session.logInAgain('ruwan@example.org', 'secret-2')).toMatchObject({ id: '9' })
    expect(first.session.owner?.id).toBe('7')
    await first.session.logInAgain('nimal@example.org', 'secret-1')
    expect(first.session.person?.id).toBe('7')
  })
})
