import { describe, expect, it, vi } from 'vitest'
import { createClient } from '@/api/client'
import { contract } from '@/contract'
import { fixedClock, runningClock } from '@/wire/mock/clock'
import { createMock } from '@mocks/create-mock'
import { DEMO_NOW } from '@mocks/seed/scenarios'

describe('a clock', () => {
  it('runs from a set time, and can be stopped', () => {
    vi.useFakeTimers({ now: 0 })
    const clock = runningClock(DEMO_NOW)
    const getElapsed = () => clock.now().getTime() - DEMO_NOW.getTime()
    vi.advanceTimersByTime(5000)
    expect(getElapsed()).toBe(5000)
    clock.stop()
    vi.advanceTimersByTime(5000)
    expect(getElapsed()).toBe(5000)
    clock.set(DEMO_NOW)
    expect(getElapsed()).toBe(0)
    clock.run()
    vi.advanceTimersByTime(5000)
    clock.run()
    expect(getElapsed()).toBe(5000)
    vi.useRealTimers()
  })

  it('runs only after a start if it is fixed', () => {
    const clock = fixedClock(DEMO_NOW)
    expect([clock.isRunning(), clock.now()]).toEqual([false, DEMO_NOW])
    clock.run()
    expect(clock.isRunning()).toBe(true)
  })
})

describe('faults', () => {
  it('affect a random share of the calls', async () => {
    const randomNumbers = [0.2, 0.3, 0.1]
    const mock = createMock({
      faults: [{ call: '*', kind: 'empty', share: 0.25 }],
      random: () => randomNumbers.shift() ?? 0,
    })
    const { fetch } = mock.connect()
    const isNextResponseEmpty = async () =>
      (await (await fetch('http://host.test/FacultyDepartment.php')).text()) === ''
    expect([await isNextResponseEmpty(), await isNextResponseEmpty(), await isNextResponseEmpty()]).toEqual([
      true,
      false,
      true,
    ])
    expect(mock.faults.list()).toHaveLength(1)
  })

  it('are listed with the number of remaining calls', async () => {
    const mock = createMock({ faults: [{ call: 'listCriteria', kind: 'http-500', times: 2 }] })
    const connection = mock.connect()
    await connection.signInAs('admin@demo.urc')
    const client = createClient({ base: 'http://host.test/', fetch: connection.fetch })
    const listener = vi.fn<() => void>()
    mock.conditions.subscribe(listener)
    await expect(client.listCriteria({})).rejects.toMatchObject({ kind: 'http' })
    expect(mock.faults.list()).toEqual([{ call: 'listCriteria', kind: 'http-500', times: 1 }])
    expect(listener).toHaveBeenCalledTimes(1)
    await expect(client.listCriteria({})).rejects.toMatchObject({ kind: 'http' })
    expect(mock.faults.list()).toEqual([])
    expect((await client.listCriteria({})).criteria).toHaveLength(1)
  })
})

describe('the conditions of a mock', () => {
  it('can be copied to another mock as JSON', () => {
    const source = createMock()
    source.conditions.set({ clockRuns: false, moment: 0, delay: { least: 5, most: 9 } })
    source.faults.add({ call: '*', kind: 'hang' })
    const target = createMock()
    target.conditions.set(JSON.parse(JSON.stringify(source.conditions.get())))
    expect(target.conditions.get()).toEqual(source.conditions.get())
    expect(target.clock.now()).toEqual(new Date(0))
  })

  it('set the delay of the next response', () => {
    const { conditions } = createMock({ delay: { least: 100, most: 300 }, random: () => 0.5 })
    expect(conditions.nextDelay()).toBe(200)
  })

  it('limit the speed of uploads, and report their progress', async () => {
    vi.useFakeTimers({ now: 0 })
    const mock = createMock()
    mock.conditions.set({ uploadSpeed: 10_000 })
    const body = new FormData()
    body.append('criteria', new File(['x'.repeat(20_000)], 'criteria.docx'))
    const progress: number[] = []
    const response = mock.connect().upload({
      url: `http://host.test${contract.uploadCriteria.path}`,
      body,
      signal: new AbortController().signal,
      onProgress: ({ sent, total }) => progress.push(sent / total),
    })
    await vi.advanceTimersByTimeAsync(500)
    expect(progress.at(-1)).toBe(0.25)
    await vi.advanceTimersByTimeAsync(1000)
    expect(progress.at(-1)).toBe(0.75)
    await vi.advanceTimersByTimeAsync(1000)
    expect(progress.at(-1)).toBe(1)
    vi.useRealTimers()
    expect((await response).status).toBe(200)
  })

  it('are the initial ones after a reset', async () => {
    const mock = createMock({ delay: { least: 1, most: 1 } })
    mock.conditions.set({
      clockRuns: true,
      delay: { least: 0, most: 0 },
      uploadSpeed: 1,
      faults: [{ call: '*', kind: 'hang' }],
    })
    await mock.reset('council-year')
    expect(mock.conditions.get()).toEqual({
      moment: DEMO_NOW.getTime(),
      clockRuns: false,
      delay: { least: 1, most: 1 },
      uploadSpeed: 4_000_000,
      faults: [],
      recording: null,
    })
  })
})
