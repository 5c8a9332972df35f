import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isCollapsed, getOutcome, type WriteRequest } from '@/writes/entry'
import type { HeldWrite, Outcome } from '@/writes/write'
import { WriteQueue } from '@/writes/queue'
import { QueueStorage } from '@/writes/queue-storage'
import type { StoredQueue, StoredWrite } from '@/writes/stored-queue'
import type { Person, SessionState } from '@/api/session'
import { makeGate } from '@tests/support/gate'

const person = (id: string, name: string): Person => ({ id, name, role: 'Admin', email: `${name}@council.example` })
const KAMALA = person('7', 'Kamala')
const NIMAL = person('8', 'Nimal')

type Run = (owner: Person) => Promise<Outcome | HeldWrite>

const SENT: Outcome = { state: 'sent', text: 'Sent.' }
const EMAIL_LEFT = { remainingStep: { step: 'email', mayBeDone: false }, retryActions: ['send'] } as const

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
      confirmOwner: async () => 'same',
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    logIn: { request: async () => false, close: () => {} },
    now: () => new Date('2026-11-20T03:30:00Z'),
    page,
    storage: new QueueStorage({
      page,
      openQueue: () => device.stored,
      markOpen: async () => {
        device.open.add(page)
        return () => void device.open.delete(page)
      },
      listOpenPages: async () => new Set(device.open),
    }),
    perform: async ({ write: { applicationId, reached }, owner }) => {
      const run = runs.get(applicationId)
      if (run) return run(owner)
      sent.push(`${applicationId} by ${owner.name}${reached?.mayBeDone ? ', after a look' : ''}`)
      return SENT
    },
    moveUnsent: async () => {},
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
    writes.snapshot().entries.map((entry) => `${entry.shownId} ${getOutcome(entry)?.state ?? entry.stage.status}`)
  return { writes, sent, logged, request, add, idOf, stages, become, device }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

describe('an entry that waits', () => {
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
    writes.sendNow(idOf('12'))
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
    writes.sendNow(idOf('13'))
    await seconds(0)
    expect(stages()).toEqual(['13 sent', '12 waiting'])
    await seconds(8)
    await add('14', { isImmediate: true })
    await seconds(0)
    expect(stages()).toEqual(['14 in line', '13 sent', '12 sending'])
    gate.open()
    await seconds(0)
    expect(stages()).toEqual(['14 sent', '13 sent', '12 sent'])
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
})

describe('somebody else', () => {
  it('keeps the outcome for the first person’s return', async () => {
    const { add, writes, become, stages } = onAPage()
    await add('12')
    become({ state: 'valid', person: NIMAL })
    become({ state: 'valid', person: KAMALA })
    await seconds(20)
    expect(stages()).toEqual(['12 failed'])
    expect(writes.snapshot().droppedWrites).toBeNull()
  })
})

describe('sending everything immediately', () => {
  it('stops if the log-in that it needs is cancelled', async () => {
    const { add, sent, stages, writes } = onAPage()
    await add('12', { run: async () => ({ state: 'held', holdReason: 'signed out', reached: undefined }) })
    await add('13')
    expect(await writes.sendAll()).toBe(false)
    expect(stages()).toEqual(['13 in line', '12 in line'])
    expect(sent).toEqual([])
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
})

describe('an e-mail that is left', () => {
  const letter = { logKey: 'deny:12', about: 'Application 12: denied', to: 'a@b.example', subject: 'S', html: '' }
  const write = { kind: 'test', applicationId: '12', input: null, letter }

  /** The write of application 12 is saved, and its e-mail has failed. */
  async function whenEmailFailed() {
    const opened = onAPage()
    await opened.add('12', { run: failsOnce(), write })
    await seconds(8)
    return { ...opened, isLeft: () => opened.writes.getUnsentEmails().length === 1 }
  }

  it('stays in its row after its line was dismissed, until it is discarded there', async () => {
    const { writes, idOf, isLeft, device } = await whenEmailFailed()
    writes.dismiss(idOf('12'))
    expect([writes.snapshot().entries.length, isLeft(), device.disk.size]).toEqual([0, true, 1])
    writes.discard(idOf('12'))
    await seconds(0)
    expect([isLeft(), device.disk.size]).toEqual([false, 0])
  })

  it('is all that another press with the same input sends', async () => {
    const { writes, add } = await whenEmailFailed()
    await add('12', { write })
    expect(writes.find('decision:12')?.write.reached).toEqual(EMAIL_LEFT.remainingStep)
    await add('13', { write: { ...write, applicationId: '13' } })
    expect(writes.find('decision:13')?.write.reached).toBeUndefined()
  })

  it('comes back if another press is undone', async () => {
    const { writes, add, idOf, stages, isLeft, device } = await whenEmailFailed()
    await add('12', { write: { ...write, input: 'somebody else' } })
    expect(stages()).toEqual(['12 waiting'])
    writes.undo(idOf('12'))
    await seconds(0)
    expect([stages(), isLeft(), device.states()]).toEqual([['12 failed'], true, ['12 waiting']])
  })

  it('stays on the device at a log-out, and is offered at the next log-in', async () => {
    const { writes, stages } = await whenEmailFailed()
    writes.clear()
    await seconds(0)
    expect(stages()).toEqual([])
    await writes.restore()
    expect([stages(), writes.snapshot().entries[0]?.what]).toEqual([['12 restored'], 'E-mail to a@b.example'])
  })
})

describe('the storage of the device', () => {
  it('counts a letter whose decision is saved as an e-mail', async () => {
    const { device, add } = onAPage()
    const letter = { logKey: 'deny:12', about: 'Application 12: denied', to: 'a@b.example', subject: 'S', html: '' }
    const write = { kind: 'test', applicationId: '12', input: null, letter }
    await add('12', { run: failsOnce(), write })
    await seconds(8)
    device.open.clear()
    const next = onAPage({ device, page: 'next' })
    await next.writes.restore()
    expect(next.writes.snapshot().entries.map(({ what, batch }) => [what, batch?.what])).toEqual([
      ['E-mail to a@b.example', '1 e-mail'],
    ])
  })

  it('does not send a restored write when it looks for earlier ones', async () => {
    const { device, add } = onAPage()
    await add('12')
    device.open.clear()
    const next = onAPage({ device, page: 'next' })
    await next.writes.restore()
    next.writes.tryAgain('look', next.idOf('12'))
    await seconds(1)
    expect([next.sent, next.stages()]).toEqual([[], ['12 restored']])
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
})
