import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isCollapsed, outcomeOf, type WriteRequest } from '@/writes/entry'
import type { Outcome } from '@/writes/write'
import { WriteQueue } from '@/writes/queue'
import { QueueStorage } from '@/writes/queue-storage'
import type { StoredQueue, StoredWrite } from '@/writes/stored-queue'
import type { Person, SessionState } from '@/api/session'
import { makeGate } from '@tests/support/gate'

const person = (id: string, name: string): Person => ({ id, name, role: 'Admin', email: `${name}@council.example` })
const KAMALA = person('7', 'Kamala')
const NIMAL = person('8', 'Nimal')

type Run = (owner: Person) => Promise<Outcome>

const SENT: Outcome = { state: 'sent', text: 'Sent.' }
const EMAIL_LEFT = { left: { step: 'email', mayBeDone: false }, ways: ['send'] } as const

/** Fails the first time, with its e-mail left. */
function failsOnce(): Run {
  const outcomes: Outcome[] = [{ state: 'failed', text: 'No.', ...EMAIL_LEFT }]
  return async () => outcomes.pop() ?? SENT
}

/** Creates the disk of a device, which its pages share. */
function makeDevice() {
  const disk = new Map<string, StoredWrite>()
  const open = new Set<string>()
  const stored: { -readonly [Name in keyof StoredQueue]: StoredQueue[Name] } = {
    put: async (writes) => writes.forEach((write) => disk.set(write.id, write)),
    claim: async (write, from) => {
      const isOurs = disk.get(write.id)?.page === from
      if (isOurs) disk.set(write.id, write)
      return isOurs
    },
    list: async () => [...disk.values()],
    remove: async (ids) => ids.forEach((id) => disk.delete(id)),
  }
  const states = () => [...disk.values()].map(({ state, request }) => `${request.shownId} ${state}`)
  return { disk, open, stored, states }
}

/** Opens a page on which `Kamala` is signed in, until a test changes that. */
function onAPage({ device = makeDevice(), page = 'page' } = {}) {
  let state: SessionState = { state: 'valid', person: KAMALA }
  const listeners = new Set<() => void>()
  const become = (next: SessionState) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  /** The session on the host, which a check by the page returns. */
  let onHost: SessionState | null = null
  const requestLogIn = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  const sent: string[] = []
  const logged: string[] = []
  const runs = new Map<string, Run>()
  const writes = new WriteQueue({
    session: {
      get person() {
        return state.state === 'valid' ? state.person : null
      },
      owner: KAMALA,
      snapshot: () => state,
      confirm: () => {
        if (onHost) become(onHost)
        if (state.state === 'unreachable') return Promise.reject(new Error('no connection'))
        return Promise.resolve(state.state === 'valid' ? 'same' : state.state === 'left' ? 'other' : 'signed-out')
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    logIn: { request: requestLogIn, close: () => {} },
    now: () => new Date('2026-11-20T03:30:00Z'),
    page,
    storage: new QueueStorage({
      page,
      stored: () => device.stored,
      markOpen: async () => {
        device.open.add(page)
        return () => void device.open.delete(page)
      },
      openPages: async () => new Set(device.open),
    }),
    perform: async ({ write: { applicationId, reached }, owner }) => {
      const run = runs.get(applicationId)
      if (run) return run(owner)
      sent.push(`${applicationId} by ${owner.name}${reached?.mayBeDone ? ', after a look' : ''}`)
      return SENT
    },
    logSent: async (found) => void logged.push(...found.map(({ request: { shownId } }) => shownId)),
  })
  const request = (shownId: string, { run, ...more }: Partial<WriteRequest> & { run?: Run } = {}): WriteRequest => {
    if (run) runs.set(shownId, run)
    return {
      key: `decision:${shownId}`,
      what: 'Denial',
      nouns: ['denial', 'denials'],
      shownId,
      title: 'A title',
      ending: 'goes out',
      page: '/',
      write: { kind: 'test', applicationId: shownId, input: null },
      ...more,
    }
  }
  const add = (shownId: string, more: Parameters<typeof request>[1] = {}) => writes.add([request(shownId, more)])
  const idOf = (shownId: string) => writes.find(`decision:${shownId}`)?.id ?? ''
  const stages = () =>
    writes.snapshot().entries.map((entry) => `${entry.shownId} ${outcomeOf(entry)?.state ?? entry.stage.at}`)
  const hostKnows = (next: SessionState) => (onHost = next)
  return { writes, sent, logged, runs, request, add, idOf, stages, become, requestLogIn, hostKnows, device }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

describe('an entry that waits', () => {
  it('is sent after eight seconds, and not before', async () => {
    const { add, sent } = onAPage()
    await add('12')
    await seconds(7)
    expect(sent).toEqual([])
    await seconds(1)
    expect(sent).toEqual(['12 by Kamala'])
  })

  it('has a separate countdown of eight seconds', async () => {
    const { add, sent } = onAPage()
    await add('12')
    await seconds(0.9)
    await add('13')
    await seconds(7.9)
    expect(sent).toEqual(['12 by Kamala'])
    await seconds(1)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala'])
  })

  it('is never sent after Undo', async () => {
    const { add, sent, writes, idOf } = onAPage()
    await add('12')
    writes.undo(idOf('12'))
    await seconds(20)
    expect(sent).toEqual([])
    expect(writes.snapshot().entries).toEqual([])
  })

  it('ignores a second decision about the same subject', async () => {
    const { add, sent } = onAPage()
    await add('12')
    await add('12', { key: 'decision:12' })
    await seconds(8)
    expect(sent).toEqual(['12 by Kamala'])
  })

  it('does not count down while it is paused or has the focus', async () => {
    const { add, sent, writes, idOf } = onAPage()
    await add('12')
    const release = writes.hold('seconds')
    await seconds(60)
    expect(sent).toEqual([])
    release()
    writes.pause(true, idOf('12'))
    await seconds(60)
    expect(sent).toEqual([])
    writes.pause(false, idOf('12'))
    await seconds(8)
    expect(sent).toEqual(['12 by Kamala'])
  })

  it('is not sent while a question is open, even after its countdown', async () => {
    const { add, sent, writes, idOf } = onAPage()
    await add('12')
    const release = writes.hold('all')
    writes.goNow(idOf('12'))
    await seconds(60)
    expect(sent).toEqual([])
    release()
    await seconds(0)
    expect(sent).toEqual(['12 by Kamala'])
  })
})

describe('the sending of entries', () => {
  it('sends one at a time, in the order of expiry', async () => {
    const { add, stages, writes, idOf } = onAPage()
    const gate = makeGate()
    const outcome: Outcome = { state: 'sent', text: 'Sent.' }
    await add('12', { run: () => gate.opened.then(() => outcome) })
    await add('13')
    writes.goNow(idOf('13'))
    await seconds(0)
    expect(stages()).toEqual(['13 sent', '12 waiting'])
    await seconds(8)
    await add('14', { atOnce: true })
    await seconds(0)
    expect(stages()).toEqual(['14 in line', '13 sent', '12 sending'])
    gate.open()
    await seconds(0)
    expect(stages()).toEqual(['14 sent', '13 sent', '12 sent'])
  })

  it('continues after a failure or an error of the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { add, stages } = onAPage()
    await add('12', { run: () => Promise.resolve({ state: 'failed', text: 'No.' }) })
    await add('13', { run: () => Promise.reject(new TypeError('undefined is not a function')) })
    await add('14')
    await seconds(9)
    expect(stages()).toEqual(['14 sent', '13 unconfirmed', '12 failed'])
  })

  it('is retried only if that is safe', async () => {
    const { add, stages, writes, idOf } = onAPage()
    await add('12', { run: failsOnce() })
    await add('13', { run: async () => ({ state: 'failed', text: 'Changed.' }) })
    await seconds(9)
    writes.tryAgain('send', idOf('12'), idOf('13'))
    await seconds(0)
    expect(stages()).toEqual(['13 failed', '12 sent'])
  })

  it('collapses after eight seconds only if it was sent', async () => {
    const { add, writes } = onAPage()
    const collapsed = () => writes.snapshot().entries.filter(isCollapsed)
    await add('12')
    await add('13', { run: () => Promise.resolve({ state: 'failed', text: 'No.' }) })
    await add('14', { run: () => Promise.resolve({ state: 'unconfirmed', text: 'Perhaps.' }) })
    await seconds(15)
    expect(collapsed()).toEqual([])
    const release = writes.hold('seconds')
    await seconds(60)
    expect(collapsed()).toEqual([])
    release()
    await seconds(1)
    expect(collapsed().map(({ shownId }) => shownId)).toEqual(['12'])
    await seconds(60)
    expect(collapsed()).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows its outcome until it is read', async () => {
    const { add, stages, writes, idOf } = onAPage()
    await add('12')
    await add('13')
    await seconds(60)
    writes.dismiss(idOf('13'))
    expect(stages()).toEqual(['12 sent'])
  })
})

describe('a session that has ended', () => {
  it('pauses the sending until a log-in', async () => {
    const { add, sent, requestLogIn, hostKnows } = onAPage()
    const gate = makeGate()
    requestLogIn.mockImplementation(() => gate.opened.then(() => true))
    await add('12')
    await add('13')
    hostKnows({ state: 'invalid' })
    await seconds(20)
    expect(sent).toEqual([])
    expect(requestLogIn).toHaveBeenCalledTimes(1)
    hostKnows({ state: 'valid', person: KAMALA })
    gate.open()
    await seconds(0)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala'])
  })

  it('opens one log-in: after Cancel everything waits for the next', async () => {
    const { add, sent, requestLogIn, hostKnows, become, writes } = onAPage()
    await add('12')
    await add('13')
    hostKnows({ state: 'invalid' })
    await seconds(20)
    expect(requestLogIn).toHaveBeenCalledTimes(1)
    expect(writes.snapshot().stop).toBe('signed out')
    hostKnows({ state: 'valid', person: KAMALA })
    become({ state: 'valid', person: KAMALA })
    await seconds(0)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala'])
  })

  it('sends nothing while the session is unknown, and goes on once the host answers', async () => {
    const { writes, request, sent, hostKnows, become } = onAPage()
    await writes.add([request('12'), request('13')], '2 e-mails')
    hostKnows({ state: 'unreachable', error: new Error('no connection'), wrongHost: false })
    await seconds(20)
    expect(sent).toEqual([])
    expect(writes.snapshot().stop).toBe('no host')
    hostKnows({ state: 'valid', person: KAMALA })
    await seconds(30)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala'])
    expect(writes.snapshot().stop).toBeNull()
    become({ state: 'valid', person: KAMALA })
    await seconds(8)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('somebody else', () => {
  it('never sends the first person’s entries, and sees that they were dropped', async () => {
    const { add, sent, stages, writes, hostKnows } = onAPage()
    await add('12')
    await add('13')
    hostKnows({ state: 'valid', person: NIMAL })
    await seconds(60)
    expect(sent).toEqual([])
    expect(stages()).toEqual([])
    expect(writes.snapshot().dropped?.of).toEqual(KAMALA)
    expect(writes.snapshot().dropped?.entries.map(({ shownId }) => shownId)).toEqual(['13', '12'])
  })

  it('keeps the outcome for the first person’s return', async () => {
    const { add, writes, become, stages } = onAPage()
    await add('12')
    become({ state: 'valid', person: NIMAL })
    become({ state: 'valid', person: KAMALA })
    await seconds(20)
    expect(stages()).toEqual(['12 failed'])
    expect(writes.snapshot().dropped).toBeNull()
  })
})

describe('a log-out', () => {
  it('waits for the entry in flight, and drops the rest', async () => {
    const { add, sent, writes, stages, idOf } = onAPage()
    const gate = makeGate()
    await add('12', { run: () => gate.opened.then(() => ({ state: 'sent', text: 'Sent.' })) })
    await add('13')
    writes.goNow(idOf('12'))
    await seconds(0)
    writes.hold('all')
    let isSettled = false
    void writes.settled().then(() => (isSettled = true))
    await seconds(60)
    expect(isSettled).toBe(false)
    gate.open()
    await seconds(0)
    expect(isSettled).toBe(true)
    expect(stages()).toEqual(['13 waiting', '12 sent'])
    writes.clear()
    await seconds(60)
    expect(sent).toEqual([])
    expect(stages()).toEqual([])
  })
})

describe('sending everything immediately', () => {
  it('sends in order, and resolves once all is sent', async () => {
    const { add, sent, writes } = onAPage()
    await add('12')
    await add('13')
    expect(await writes.sendAll()).toBe(true)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala'])
  })

  it.each<[string, { run: Run }]>([
    ['fails', { run: async () => ({ state: 'failed', text: 'No.' }) }],
    ['is not confirmed', { run: async () => ({ state: 'unconfirmed', text: 'Perhaps.' }) }],
  ])('reports that one %s, and sends the rest', async (_, more) => {
    const { add, sent, writes } = onAPage()
    await add('12', more)
    await add('13')
    expect(await writes.sendAll()).toBe(false)
    expect(sent).toEqual(['13 by Kamala'])
  })

  it('stops if the log-in that it needs is cancelled', async () => {
    const { add, sent, writes, hostKnows } = onAPage()
    await add('12')
    hostKnows({ state: 'invalid' })
    expect(await writes.sendAll()).toBe(false)
    expect(sent).toEqual([])
  })
})

describe('a log-out or another log-in in another tab', () => {
  it.each([
    [null, 'Not sent: there was a log-out in another tab.'],
    [NIMAL, 'Not sent: Nimal logged in here meanwhile.'],
  ])('drops the entries that wait', async (now, text) => {
    const { add, become, writes, sent } = onAPage()
    await add('12')
    become({ state: 'left', first: KAMALA, now, heldBack: false })
    await seconds(20)
    expect(sent).toEqual([])
    expect(writes.snapshot().dropped?.entries.map(({ shownId }) => shownId)).toEqual(['12'])
    expect(writes.snapshot().entries.map((entry) => outcomeOf(entry)?.text)).toEqual([text])
  })
})

describe('a batch', () => {
  const THREE = ['12', '13', '14'] as const

  it('is sent in the order of requests, one by one, after eight seconds', async () => {
    const { writes, request, sent } = onAPage()
    const gate = makeGate()
    const slow: Run = async ({ name }) => {
      await gate.opened
      sent.push(`12 by ${name}`)
      return SENT
    }
    await writes.add(
      THREE.map((id) => request(id, id === '12' ? { run: slow } : {})),
      '3 e-mails',
    )
    await seconds(8)
    expect(sent).toEqual([])
    gate.open()
    await seconds(0)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala', '14 by Kamala'])
  })

  it('is undone as a whole, or in part', async () => {
    const { writes, request, sent, stages } = onAPage()
    await writes.add(
      THREE.map((id) => request(id)),
      '3 e-mails',
    )
    const [newest] = writes.held()
    writes.undo(newest?.id ?? '')
    expect(stages()).toEqual(['13 waiting', '12 waiting'])
    writes.undo(...writes.held().map(({ id }) => id))
    await seconds(20)
    expect(sent).toEqual([])
  })

  it('pauses as a whole, and continues', async () => {
    const { writes, request, sent } = onAPage()
    await writes.add(
      THREE.map((id) => request(id)),
      '3 e-mails',
    )
    const ids = writes.held().map(({ id }) => id)
    writes.pause(true, ...ids)
    await seconds(60)
    expect(sent).toEqual([])
    writes.goNow(...ids)
    await seconds(0)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala', '14 by Kamala'])
  })

  it('continues after a failed entry, which can be sent again alone', async () => {
    const { writes, request, sent, stages, idOf } = onAPage()
    await writes.add([request('12', { run: failsOnce() }), request('13')], '2 e-mails')
    await seconds(8)
    expect(stages()).toEqual(['13 sent', '12 failed'])
    writes.tryAgain('send', idOf('12'))
    await seconds(0)
    expect(stages()).toEqual(['13 sent', '12 sent'])
    expect(sent).toEqual(['13 by Kamala'])
    expect(writes.snapshot().entries.map(({ batch }) => batch?.what)).toEqual(['2 e-mails', '2 e-mails'])
  })

  it('does not merge with another batch', async () => {
    const { writes, request } = onAPage()
    await writes.add([request('12')], '1 e-mail')
    await writes.add([request('13')], '1 e-mail')
    expect(new Set(writes.snapshot().entries.map(({ batch }) => batch?.id)).size).toBe(2)
  })
})

describe('the storage of the device', () => {
  it('stores a write before showing it, and removes it after Undo or sending', async () => {
    const { add, idOf, stages, writes, device } = onAPage()
    const storing = add('12')
    expect(stages()).toEqual([])
    await storing
    expect(device.states()).toEqual(['12 waiting'])
    writes.undo(idOf('12'))
    await add('13')
    await seconds(8)
    expect(device.states()).toEqual([])
    expect(device.open).toEqual(new Set())
  })

  it('stores what is left of a failed write until it is dismissed', async () => {
    const { add, writes, device, idOf } = onAPage()
    const left = { step: 'save', mayBeDone: true } as const
    await add('12', { run: failsOnce() })
    await add('13', { run: async () => ({ state: 'unconfirmed', text: 'Perhaps.', left }) })
    await seconds(9)
    expect([...device.disk.values()].map(({ request: { write } }) => write.reached)).toEqual([EMAIL_LEFT.left, left])
    writes.dismiss(idOf('12'), idOf('13'))
    expect(device.states()).toEqual([])
  })

  it('keeps what may have arrived as unconfirmed if nothing was sent again', async () => {
    const { add, stages, device } = onAPage()
    const run = async (): Promise<Outcome> => ({ state: 'failed', text: 'Not checked.', keepsChoice: true })
    const reached = { step: 'save', mayBeDone: true } as const
    await add('12', { run, write: { kind: 'test', applicationId: '12', input: null, reached } })
    await seconds(9)
    expect(stages()).toEqual(['12 unconfirmed'])
    expect([...device.disk.values()].map(({ request }) => request.write.reached)).toEqual([reached])
  })

  it('counts a letter whose decision is saved as an e-mail', async () => {
    const { device, add } = onAPage()
    const letter = { logKey: 'deny:12', about: 'Application 12: denied', to: 'a@b.example', subject: 'S', html: '' }
    const write = { kind: 'test', applicationId: '12', input: null, letter }
    await add('12', { run: failsOnce(), write })
    await seconds(8)
    device.open.clear()
    const next = onAPage({ device, page: 'next' })
    await next.writes.restore()
    expect(next.writes.held().map(({ what, batch }) => [what, batch?.what])).toEqual([
      ['E-mail to a@b.example', '1 e-mail'],
    ])
  })

  it('is offered to no other page while a failure is shown', async () => {
    const { device, add, writes, idOf } = onAPage()
    await add('12', { run: async () => ({ state: 'failed', text: 'No.' }) })
    await seconds(20)
    const other = onAPage({ device, page: 'other' })
    await other.writes.restore()
    expect(other.stages()).toEqual([])
    writes.dismiss(idOf('12'))
    await seconds(0)
    expect(device.open).toEqual(new Set())
  })

  it('keeps another person’s entries when somebody else logs out', async () => {
    const { device, add, become, writes } = onAPage()
    await add('12')
    become({ state: 'valid', person: NIMAL })
    writes.clear()
    expect(device.states()).toEqual(['12 waiting'])
  })

  it('stores a sent letter until another page has logged it', async () => {
    const letter = {
      logKey: 'deny:12',
      about: 'Application 12: denied',
      to: 'a@b.example',
      subject: 'S',
      html: '<p>Dear</p>',
    }
    const first = onAPage()
    await first.add('12', { write: { kind: 'test', applicationId: '12', input: null, letter } })
    await seconds(8)
    expect(first.device.states()).toEqual(['12 sent'])
    expect([...first.device.disk.values()][0]?.request.write.letter?.html).toBe('')
    const second = onAPage({ device: first.device, page: 'second' })
    await second.writes.restore()
    expect(second.logged).toEqual(['12'])
    expect(second.stages()).toEqual([])
    expect(first.device.states()).toEqual([])
  })

  it('delays a write for 2 s at most, and removes late copies', async () => {
    const device = makeDevice()
    const gate = makeGate()
    const { put } = device.stored
    const slow = {
      ...device,
      stored: { ...device.stored, put: (writes: readonly StoredWrite[]) => gate.opened.then(() => put(writes)) },
    }
    const { add, sent, stages } = onAPage({ device: slow })
    void add('12')
    await seconds(1)
    expect(stages()).toEqual([])
    await seconds(1)
    expect(stages()).toEqual(['12 waiting'])
    await seconds(8)
    expect(sent).toEqual(['12 by Kamala'])
    gate.open()
    await seconds(0)
    expect(device.states()).toEqual([])
  })

  it('does not prevent sending if it stores nothing', async () => {
    const device = makeDevice()
    const refuses = { ...device, stored: { ...device.stored, put: () => Promise.reject(new Error('no storage')) } }
    const { add, sent } = onAPage({ device: refuses })
    await add('12')
    await seconds(8)
    expect(sent).toEqual(['12 by Kamala'])
  })

  it('prevents sending if the claim cannot be stored', async () => {
    const device = makeDevice()
    const broken = { ...device, stored: { ...device.stored, claim: () => Promise.reject(new Error('no storage')) } }
    const { add, sent, stages } = onAPage({ device: broken })
    await add('12')
    await seconds(8)
    expect(sent).toEqual([])
    expect(stages()).toEqual(['12 failed'])
  })
})

describe('an entry left over from a killed page', () => {
  /** Kills a page with two denials, one of them in flight. */
  async function afterAKill() {
    const device = makeDevice()
    const killed = onAPage({ device, page: 'killed' })
    await killed.add('12', { run: () => new Promise(() => {}) })
    await killed.add('13')
    killed.writes.goNow(killed.idOf('12'))
    await seconds(0)
    vi.clearAllTimers()
    device.open.delete('killed')
    return device
  }

  it('is offered to its person, and never sent automatically', async () => {
    const device = await afterAKill()
    const { writes, stages, sent } = onAPage({ device })
    await writes.restore()
    expect(stages().toSorted()).toEqual(['12 restored', '13 restored'])
    expect(writes.snapshot().entries.map(({ batch }) => batch?.what)).toEqual(['2 denials', '2 denials'])
    await seconds(60)
    expect(sent).toEqual([])
    writes.goNow(...writes.held().map(({ id }) => id))
    await seconds(0)
    expect(sent.toSorted()).toEqual(['12 by Kamala', '13 by Kamala'])
    expect(device.states()).toEqual([])
  })

  it('is offered after its person logs in', async () => {
    const device = await afterAKill()
    const { become, stages } = onAPage({ device })
    become({ state: 'valid', person: KAMALA })
    await seconds(0)
    expect(stages()).toHaveLength(2)
  })

  it('is not offered while its page is open', async () => {
    const device = makeDevice()
    const first = onAPage({ device, page: 'first' })
    await first.add('12')
    const second = onAPage({ device, page: 'second' })
    await second.writes.restore()
    expect(second.stages()).toEqual([])
  })

  it('is not offered if its page stores it while another page reads the storage', async () => {
    const device = makeDevice()
    const reading = makeGate()
    const { list } = device.stored
    device.stored.list = () => reading.opened.then(list)
    const other = onAPage({ device, page: 'other' })
    const restoring = other.writes.restore()
    await onAPage({ device, page: 'pressed' }).add('12')
    reading.open()
    await restoring
    expect(other.stages()).toEqual([])
  })

  it('is sent by one page only, and the other is notified', async () => {
    const device = await afterAKill()
    const first = onAPage({ device, page: 'first' })
    const second = onAPage({ device, page: 'second' })
    await first.writes.restore()
    await second.writes.restore()
    for (const { writes } of [first, second]) writes.goNow(...writes.held().map(({ id }) => id))
    await seconds(0)
    expect([...first.sent, ...second.sent]).toHaveLength(2)
    expect(second.stages().filter((stage) => stage.endsWith('failed'))).toHaveLength(2 - second.sent.length)
  })

  it('waits again after Undo, and is deleted when discarded', async () => {
    const device = await afterAKill()
    const { writes, stages, sent } = onAPage({ device })
    await writes.restore()
    writes.hold('all')
    const ids = writes.held().map(({ id }) => id)
    writes.goNow(...ids)
    writes.undo(...ids)
    expect(stages().toSorted()).toEqual(['12 restored', '13 restored'])
    writes.discard(...ids)
    expect([...stages(), ...sent, ...device.states()]).toEqual([])
  })

  it('disappears once another page has sent it', async () => {
    const device = await afterAKill()
    const { writes, stages } = onAPage({ device })
    await writes.restore()
    device.disk.clear()
    await writes.restore()
    expect(stages()).toEqual([])
  })

  it('waits for its person after somebody else has logged in', async () => {
    const { add, writes, device, become } = onAPage()
    await add('12')
    become({ state: 'left', first: KAMALA, now: NIMAL, heldBack: false })
    writes.leave()
    expect(device.states()).toEqual(['12 waiting'])
  })
})
