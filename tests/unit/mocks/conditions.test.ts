import { describe, expect, it, vi } from 'vitest'
import { createClient } from '@/api/client'
import { contract } from '@/contract'
import { fixedClock, runningClock } from '@/wire/mock/clock'
import { createMock } from '@mocks/create-mock'
import { DEMO_NOW } from '@mocks/seed/scenarios'

describe('a clock', () => {
  it('runs on from a set time, and can be stopped', () => {
    vi.useFakeTimers({ now: 0 })
    const clock = runningClock(DEMO_NOW)
    const shows = () => clock.now().getTime() - DEMO_NOW.getTime()
    vi.advanceTimersByTime(5000)
    expect(shows()).toBe(5000)
    clock.stop()
    vi.advanceTimersByTime(5000)
    expect(shows()).toBe(5000)
    clock.set(DEMO_NOW)
    expect(shows()).toBe(0)
    clock.run()
    vi.advanceTimersByTime(5000)
    clock.run()
    expect(shows()).toBe(5000)
    vi.useRealTimers()
  })

  it('that is fixed does not run until it is started', () => {
    const clock = fixedClock(DEMO_NOW)
    expect([clock.isRunning(), clock.now()]).toEqual([false, DEMO_NOW])
    clock.run()
    expect(clock.isRunning()).toBe(true)
  })
})

describe('faults', () => {
  it('affect a share of the calls, by chance', async () => {
    const chances = [0.2, 0.3, 0.1]
    const mock = createMock({ faults: [{ call: '*', kind: 'empty', share: 0.25 }], random: () => chances.shift() ?? 0 })
    const { fetch } = mock.connect()
    const isEmpty = async () => (await (await fetch('http://host.test/FacultyDepartment.php')).text()) === ''
    expect([await isEmpty(), await isEmpty(), await isEmpty()]).toEqual([true, false, true])
    expect(mock.faults.list()).toHaveLength(1)
  })

  it('are listed with the number of calls left', async () => {
    const mock = createMock({ faults: [{ call: 'listCriteria', kind: 'http-500', times: 2 }] })
    const connection = mock.connect()
    await connection.signInAs('admin@demo.urc')
    const client = createClient({ base: 'http://host.test/', fetch: connection.fetch })
    const changed = vi.fn<() => void>()
    mock.conditions.subscribe(changed)
    await expect(client.listCriteria({})).rejects.toMatchObject({ kind: 'http' })
    expect(mock.faults.list()).toEqual([{ call: 'listCriteria', kind: 'http-500', times: 1 }])
    expect(changed).toHaveBeenCalledTimes(1)
    await expect(client.listCriteria({})).rejects.toMatchObject({ kind: 'http' })
    expect(mock.faults.list()).toEqual([])
    expect((await client.listCriteria({})).criteria).toHaveLength(1)
  })
})

describe('the conditions of a mock', () => {
  it('are data that another mock can take over', () => {
    const one = createMock()
    one.conditions.set({ clockRuns: false, moment: 0, delay: { least: 5, most: 9 } })
    one.faults.add({ call: '*', kind: 'hang' })
    const other = createMock()
    other.conditions.set(JSON.parse(JSON.stringify(one.conditions.get())))
    expect(other.conditions.get()).toEqual(one.conditions.get())
    expect(other.clock.now()).toEqual(new Date(0))
  })

  it('give the duration of the next response', () => {
    const { conditions } = createMock({ delay: { least: 100, most: 300 }, random: () => 0.5 })
    expect(conditions.nextDelay()).toBe(200)
  })

  it('limit the speed of uploads, with true progress', async () => {
    vi.useFakeTimers({ now: 0 })
    const mock = createMock()
    mock.conditions.set({ uploadSpeed: 10_000 })
    const body = new FormData()
    body.append('criteria', new File(['x'.repeat(20_000)], 'criteria.docx'))
    const reported: number[] = []
    const sending = mock.connect().upload({
      url: `http://host.test${contract.uploadCriteria.path}`,
      body,
      signal: new AbortController().signal,
      onProgress: ({ sent, total }) => reported.push(sent / total),
    })
    await vi.advanceTimersByTimeAsync(500)
    expect(reported.at(-1)).toBe(0.25)
    await vi.advanceTimersByTimeAsync(1000)
    expect(reported.at(-1)).toBe(0.75)
    await vi.advanceTimersByTimeAsync(1000)
    expect(reported.at(-1)).toBe(1)
    vi.useRealTimers()
    expect((await sending).status).toBe(200)
  })

  it('return to the initial ones after a reset', async () => {
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
    })
  })
})
