import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyApplicationForm, type ApplicationForm } from '@/domain/application/application-form'
import { Draft } from '@/features/drafts/draft'
import type { DraftDatabase } from '@/features/drafts/draft-database'
import { keysOf } from '@/lib/storage-keys'
import { memoryStorage } from '@tests/support/memory-storage'
import { anyText } from '@tests/support/arbitrary-wire'

const OWNERS = ['1', '2'] as const
const TABS = [0, 1, 2] as const

type Owner = (typeof OWNERS)[number]

/** Creates a device whose storage can be full, or can reject writes. */
function device() {
  const local = memoryStorage()
  const write = local.setItem.bind(local)
  const used = () =>
    Array.from({ length: local.length }, (_, index) => local.key(index) ?? '').reduce(
      (sum, key) => sum + key.length + (local.getItem(key)?.length ?? 0),
      0,
    )
  let room = Infinity
  let refuses = false
  local.setItem = (key, text) => {
    const before = local.getItem(key)
    const more = text.length + (before === null ? key.length : -before.length)
    if (refuses || used() + more > room) throw new DOMException('full', 'QuotaExceededError')
    write(key, text)
  }
  const records = new Map<string, string>()
  let databaseFails = false
  let flushed: [string, string][] = []
  const done = <Value>(value: Value) =>
    databaseFails ? Promise.reject(new DOMException('no')) : Promise.resolve(value)
  const database: DraftDatabase = {
    read: ({ owner }) => done({ text: records.get(owner) ?? null, files: {} }),
    write: async ({ owner }, text) => {
      await done(null)
      records.set(owner, text)
    },
    list: () => done([]),
  }
  return {
    local,
    database,
    /** Leaves room for this many more characters. */
    leave: (characters: number) => void (room = used() + characters),
    refuse: (all: boolean) => void (refuses = all),
    /** Writes local storage to the disk; `kill` restores that state. */
    flush: () => void (flushed = keysOf(local).map((key) => [key, local.getItem(key) ?? ''])),
    kill: () => {
      local.clear()
      flushed.forEach(([key, text]) => write(key, text))
      databaseFails = false
      refuses = false
      room = Infinity
    },
    isFailing: () => databaseFails,
    failDatabase: (fail: boolean) => void (databaseFails = fail),
  }
}

/** The next event, by a person or the browser. */
const step = fc.oneof(
  fc.record({
    does: fc.constant('type' as const),
    tab: fc.constantFrom(...TABS),
    owner: fc.constantFrom(...OWNERS),
    text: anyText,
  }),
  fc.record({
    does: fc.constantFrom('reload', 'look', 'keep mine', 'take theirs', 'reset'),
    tab: fc.constantFrom(...TABS),
    owner: fc.constantFrom(...OWNERS),
  }),
  fc.record({
    does: fc.constant('leave room' as const),
    characters: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(Infinity)),
  }),
  fc.record({ does: fc.constantFrom('flush' as const, 'kill' as const) }),
  fc.record({ does: fc.constant('refuse' as const), all: fc.boolean() }),
  fc.record({ does: fc.constant('fail database' as const), fail: fc.boolean() }),
)

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} })
  // All tabs have names of the same length, so that a draft takes the same room in every run.
  let tabs = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(
    (bytes) => Object.assign(bytes as object, { 0: ++tabs % 10, 1: 0 }) as never,
  )
})

it('whatever a page shows as saved is restored, after any actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const { local, database, leave, refuse, failDatabase, isFailing, flush, kill } = device()
      let minute = 0
      const now = () => new Date(Date.UTC(2026, 10, 20, 4, minute++))
      const open = (owner: Owner) => new Draft({ name: { owner, applicationId: null }, local, database, now })
      const tabs = new Map<string, Draft>()
      /** Forms that may come back for each person: the last one shown as saved, and what was typed after it. */
      const due = new Map<Owner, ApplicationForm[]>(OWNERS.map((owner) => [owner, [emptyApplicationForm()]]))

      /** Forms that may come back after a kill: also later ones that the database rejected. */
      const afterKill = new Map<Owner, ApplicationForm[]>(due)

      const settled = async (draft: Draft) => {
        await draft.ready
        for (let tick = 0; tick < 100 && draft.snapshot().saved.state === 'saving'; tick++) await Promise.resolve()
        expect(draft.snapshot().saved.state).not.toBe('saving')
      }
      const noted = async (owner: Owner, draft: Draft) => {
        await settled(draft)
        const { form, saved } = draft.snapshot()
        if (saved.state === 'saved') due.set(owner, [form])
        if (saved.state === 'saved' && saved.isDurable) afterKill.set(owner, [form])
        else afterKill.get(owner)?.push(form)
        if (saved.state === 'failed') due.get(owner)?.push(form)
      }
      const expectDue = async (owner: Owner, draft: Draft) => {
        await settled(draft)
        const { form, saved } = draft.snapshot()
        if (saved.state !== 'failed') expect(due.get(owner)).toContainEqual(form)
      }
      for (const one of steps) {
        if (one.does === 'leave room') leave(one.characters)
        else if (one.does === 'refuse') refuse(one.all)
        else if (one.does === 'fail database') failDatabase(one.fail)
        else if (one.does === 'flush') flush()
        else if (one.does === 'kill') {
          kill()
          tabs.clear()
          for (const owner of OWNERS) {
            due.set(owner, afterKill.get(owner) ?? [])
            const draft = open(owner)
            tabs.set(`${owner}/0`, draft)
            await expectDue(owner, draft)
          }
        } else if ('tab' in one) {
          const { tab, owner, does } = one
          const key = `${owner}/${tab}`
          const draft = does === 'reload' ? open(owner) : (tabs.get(key) ?? open(owner))
          tabs.set(key, draft)
          if (does === 'reload') await expectDue(owner, draft)
          if (does === 'look') draft.subscribe(() => {})()
          if (does === 'keep mine' && draft.snapshot().elsewhere) {
            draft.keepMine()
            await noted(owner, draft)
          }
          if (does === 'take theirs' && draft.snapshot().elsewhere) {
            draft.takeTheirs()
            await expectDue(owner, draft)
          }
          if (does === 'reset') {
            await draft.reset()
            // A removal that the database rejects is not durable: an earlier record may come back.
            const earlier = isFailing() ? [due, afterKill].flatMap((forms) => forms.get(owner) ?? []) : []
            for (const forms of [due, afterKill]) forms.set(owner, [emptyApplicationForm(), ...earlier])
          }
          if ('text' in one) {
            const { form } = draft.snapshot()
            draft.change({ ...form, name: one.text })
            expect(draft.snapshot().form.name, 'stays on the page').toBe(one.text)
            await noted(owner, draft)
          }
        }
      }
      // What could not be shown without room comes back once there is room.
      leave(Infinity)
      refuse(false)
      for (const owner of OWNERS) await expectDue(owner, open(owner))
    }),
  )
})
