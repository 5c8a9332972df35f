import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isCollapsed, outcomeOf, type Outcome, type WriteRequest } from '@/writes/entry'
import { WriteQueue } from '@/writes/queue'
import type { Person, SessionState } from '@/api/session'
import { makeGate } from '../support/gate'

const person = (id: string, name: string): Person => ({ id, name, role: 'Admin', email: `${name}@council.example` })
const KAMALA = person('7', 'Kamala')
const NIMAL = person('8', 'Nimal')

/** A page on which `Kamala` is signed in, until a test changes that. */
function onAPage() {
  let state: SessionState = { state: 'valid', person: KAMALA }
  const listeners = new Set<() => void>()
  const become = (next: SessionState) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  /** What the host answers about the session when the page asks. */
  let onHost: SessionState | null = null
  const ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  const writes = new WriteQueue({
    session: {
      get person() {
        return state.state === 'valid' ? state.person : null
      },
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
    logIn: { ask, answer: () => {} },
  })
  const sent: string[] = []
  const request = (shownId: string, more: Partial<WriteRequest> = {}): WriteRequest => ({
    key: `decision:${shownId}`,
    what: 'Denial',
    shownId,
    title: 'A title',
    ending: 'goes out',
    page: '/',
    run: ({ name }) => {
      sent.push(`${shownId} by ${name}`)
      return Promise.resolve({ state: 'sent', text: 'Sent.' })
    },
    ...more,
  })
  const add = (shownId: string, more: Partial<WriteRequest> = {}) => writes.add(request(shownId, more))
  const stages = () =>
    writes.snapshot().entries.map((entry) => `${entry.shownId} ${outcomeOf(entry)?.state ?? entry.stage.at}`)
  return { writes, sent, request, add, stages, become, ask, hostKnows: (next: SessionState) => (onHost = next) }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

describe('an entry that waits', () => {
  it('is sent after eight seconds, and not before', async () => {
    const { add, sent } = onAPage()
    add('12')
    await seconds(7)
    expect(sent).toEqual([])
    await seconds(1)
    expect(sent).toEqual(['12 by Kamala'])
  })

  it('has eight seconds of its own beside another entry', async () => {
    const { add, sent } = onAPage()
    add('12')
    await seconds(0.9)
    add('13')
    await seconds(7.9)
    expect(sent).toEqual(['12 by Kamala'])
    await seconds(1)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala'])
  })

  it('is never sent after Undo', async () => {
    const { add, sent, writes } = onAPage()
    add('12')
    writes.undo(writes.held()[0]?.id ?? 0)
    await seconds(20)
    expect(sent).toEqual([])
    expect(writes.snapshot().entries).toEqual([])
  })

  it('is decided on once: a second decision about the same subject changes nothing', async () => {
    const { add, sent } = onAPage()
    add('12')
    add('12', { run: () => Promise.reject(new Error('never')) })
    await seconds(8)
    expect(sent).toEqual(['12 by Kamala'])
  })

  it('does not count down while it is paused or has the focus', async () => {
    const { add, sent, writes } = onAPage()
    add('12')
    const release = writes.hold('seconds')
    await seconds(60)
    expect(sent).toEqual([])
    release()
    writes.pause(true, 1)
    await seconds(60)
    expect(sent).toEqual([])
    writes.pause(false, 1)
    await seconds(8)
    expect(sent).toEqual(['12 by Kamala'])
  })

  it('is not sent while a question is open, even after its time is over', async () => {
    const { add, sent, writes } = onAPage()
    add('12')
    const release = writes.hold('all')
    writes.goNow(1)
    await seconds(60)
    expect(sent).toEqual([])
    release()
    await seconds(0)
    expect(sent).toEqual(['12 by Kamala'])
  })
})

describe('the sending of entries', () => {
  it('sends one after the other, in the order in which their time was over', async () => {
    const { add, stages, writes } = onAPage()
    const gate = makeGate()
    const outcome: Outcome = { state: 'sent', text: 'Sent.' }
    add('12', { run: () => gate.opened.then(() => outcome) })
    add('13')
    writes.goNow(2)
    await seconds(0)
    expect(stages()).toEqual(['13 sent', '12 waiting'])
    await seconds(8)
    add('14', { atOnce: true })
    await seconds(0)
    expect(stages()).toEqual(['14 in line', '13 sent', '12 sending'])
    gate.open()
    await seconds(0)
    expect(stages()).toEqual(['14 sent', '13 sent', '12 sent'])
  })

  it('goes on after a failure and after an error of the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { add, stages } = onAPage()
    add('12', { run: () => Promise.resolve({ state: 'failed', text: 'No.' }) })
    add('13', { run: () => Promise.reject(new TypeError('undefined is not a function')) })
    add('14')
    await seconds(9)
    expect(stages()).toEqual(['14 sent', '13 unconfirmed', '12 failed'])
  })

  it('is repeated only where that is safe', async () => {
    const { add, stages, writes } = onAPage()
    const again = () => Promise.resolve<Outcome>({ state: 'sent', text: 'Sent.' })
    const failed: Outcome = { state: 'failed', text: 'No.', again: { label: 'Retry the e-mail', run: again } }
    add('12', { run: () => Promise.resolve(failed) })
    await seconds(8)
    writes.again(1)
    await seconds(0)
    expect(stages()).toEqual(['12 sent'])
  })

  it('collapses after eight seconds if it was sent, and never otherwise', async () => {
    const { add, writes } = onAPage()
    const collapsed = () => writes.snapshot().entries.filter(isCollapsed)
    add('12')
    add('13', { run: () => Promise.resolve({ state: 'failed', text: 'No.' }) })
    add('14', { run: () => Promise.resolve({ state: 'unconfirmed', text: 'Perhaps.' }) })
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
    const { add, stages, writes } = onAPage()
    add('12')
    add('13')
    await seconds(60)
    writes.dismiss(({ shownId }) => shownId === '13')
    expect(stages()).toEqual(['12 sent'])
  })
})

describe('a session that has ended', () => {
  it('pauses the sending until the log-in, and then it goes on', async () => {
    const { add, sent, ask, hostKnows } = onAPage()
    const gate = makeGate()
    ask.mockImplementation(() => gate.opened.then(() => true))
    add('12')
    add('13')
    hostKnows({ state: 'invalid' })
    await seconds(20)
    expect(sent).toEqual([])
    expect(ask).toHaveBeenCalledTimes(1)
    hostKnows({ state: 'valid', person: KAMALA })
    gate.open()
    await seconds(0)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala'])
  })

  it('asks once: after Cancel everything still waits, and goes on after a log-in', async () => {
    const { add, sent, ask, hostKnows, become, writes } = onAPage()
    add('12')
    add('13')
    hostKnows({ state: 'invalid' })
    await seconds(20)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(writes.snapshot().needsLogIn).toBe(true)
    hostKnows({ state: 'valid', person: KAMALA })
    become({ state: 'valid', person: KAMALA })
    await seconds(0)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala'])
  })

  it('sends nothing if nobody can say who is signed in', async () => {
    const { add, sent, stages, hostKnows } = onAPage()
    add('12')
    hostKnows({ state: 'unreachable', error: new Error('no connection'), wrongHost: false })
    await seconds(8)
    expect(sent).toEqual([])
    expect(stages()).toEqual(['12 failed'])
  })
})

describe('somebody else', () => {
  it('never sends the entries of the first person, and sees only that they were dropped', async () => {
    const { add, sent, stages, writes, hostKnows } = onAPage()
    add('12')
    add('13')
    hostKnows({ state: 'valid', person: NIMAL })
    await seconds(60)
    expect(sent).toEqual([])
    expect(stages()).toEqual([])
    expect(writes.snapshot().dropped?.of).toEqual(KAMALA)
    expect(writes.snapshot().dropped?.entries.map(({ shownId }) => shownId)).toEqual(['13', '12'])
  })

  it('leaves the outcome for the first person to see when they come back', async () => {
    const { add, writes, become, stages } = onAPage()
    add('12')
    become({ state: 'valid', person: NIMAL })
    become({ state: 'valid', person: KAMALA })
    await seconds(20)
    expect(stages()).toEqual(['12 failed'])
    expect(writes.snapshot().dropped).toBeNull()
  })
})

describe('a log-out', () => {
  it('waits for the entry that is being sent, and drops the rest', async () => {
    const { add, sent, writes, stages } = onAPage()
    const gate = makeGate()
    add('12', { run: () => gate.opened.then(() => ({ state: 'sent', text: 'Sent.' })) })
    add('13')
    writes.goNow(1)
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

describe('sending everything at once', () => {
  it('sends in order and ends once all is sent', async () => {
    const { add, sent, writes } = onAPage()
    add('12')
    add('13')
    expect(await writes.sendAll()).toBe(true)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala'])
  })

  it.each<[string, Partial<WriteRequest>]>([
    ['fails', { run: async () => ({ state: 'failed', text: 'No.' }) }],
    ['is not confirmed', { run: async () => ({ state: 'unconfirmed', text: 'Perhaps.' }) }],
  ])('reports that one %s, and sends the rest', async (_, more) => {
    const { add, sent, writes } = onAPage()
    add('12', more)
    add('13')
    expect(await writes.sendAll()).toBe(false)
    expect(sent).toEqual(['13 by Kamala'])
  })

  it('ends if the log-in that it needs is cancelled', async () => {
    const { add, sent, writes, hostKnows } = onAPage()
    add('12')
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
    add('12')
    become({ state: 'left', first: KAMALA, now, heldBack: false })
    await seconds(20)
    expect(sent).toEqual([])
    expect(writes.snapshot().dropped?.entries.map(({ shownId }) => shownId)).toEqual(['12'])
    expect(writes.snapshot().entries.map((entry) => outcomeOf(entry)?.text)).toEqual([text])
  })
})

describe('a batch', () => {
  const THREE = ['12', '13', '14'] as const

  it('is sent in the order of its requests, one at a time, after eight seconds', async () => {
    const { writes, request, sent } = onAPage()
    const gate = makeGate()
    const [first, ...others] = THREE.map((id) => request(id))
    if (!first) throw new Error('There are three.')
    const slow = async (...given: Parameters<WriteRequest['run']>) => {
      await gate.opened
      return first.run(...given)
    }
    writes.addAll([{ ...first, run: slow }, ...others], '3 e-mails')
    await seconds(8)
    expect(sent).toEqual([])
    gate.open()
    await seconds(0)
    expect(sent).toEqual(['12 by Kamala', '13 by Kamala', '14 by Kamala'])
  })

  it('is undone as a whole, or in part', async () => {
    const { writes, request, sent, stages } = onAPage()
    writes.addAll(
      THREE.map((id) => request(id)),
      '3 e-mails',
    )
    const [newest] = writes.held()
    writes.undo(newest?.id ?? 0)
    expect(stages()).toEqual(['13 waiting', '12 waiting'])
    writes.undo(...writes.held().map(({ id }) => id))
    await seconds(20)
    expect(sent).toEqual([])
  })

  it('stands still as a whole, and goes on', async () => {
    const { writes, request, sent } = onAPage()
    writes.addAll(
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

  it('goes on after one of it has failed, which is sent again alone', async () => {
    const { writes, request, sent, stages } = onAPage()
    const again = { label: 'Retry', run: () => Promise.resolve<Outcome>({ state: 'sent', text: 'Sent.' }) }
    const fails = () => Promise.resolve<Outcome>({ state: 'failed', text: 'Not sent.', again })
    writes.addAll([request('12', { run: fails }), request('13')], '2 e-mails')
    await seconds(8)
    expect(stages()).toEqual(['13 sent', '12 failed'])
    writes.again(1)
    await seconds(0)
    expect(stages()).toEqual(['12 sent', '13 sent'])
    expect(sent).toEqual(['13 by Kamala'])
    expect(writes.snapshot().entries.map(({ batch }) => batch?.what)).toEqual(['2 e-mails', '2 e-mails'])
  })

  it('belongs with no other batch', () => {
    const { writes, request } = onAPage()
    writes.addAll([request('12')], '1 e-mail')
    writes.addAll([request('13')], '1 e-mail')
    expect(new Set(writes.snapshot().entries.map(({ batch }) => batch?.id)).size).toBe(2)
  })
})
