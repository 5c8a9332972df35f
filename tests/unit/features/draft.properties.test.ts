import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { emptyApplicationForm, FILE_FIELDS, type ApplicationFiles } from '@/domain/application/application-form'
import { Draft } from '@/features/drafts/draft'
import type { DraftDatabase } from '@/features/drafts/draft-database'
import { isSubmitted } from '@/features/drafts/draft-state'
import type { SubmissionRecord } from '@/features/drafts/stamp'
import { keysOf } from '@/lib/storage-keys'
import { memoryStorage } from '@tests/support/memory-storage'
import { anyText } from '@tests/support/arbitrary-wire'
import { storedDraft, typedForm } from '@tests/screens/apply/application'

const OWNERS = ['1', '2'] as const
const TABS = [0, 1] as const

type Owner = (typeof OWNERS)[number]

const BEGUN: SubmissionRecord = { reached: { step: 'grant', mayBeDone: true } }
const SENT: SubmissionRecord = { reached: null }

/** Creates a device whose storage can be full, reject writes, or respond late. */
function device() {
  const local = memoryStorage()
  const write = local.setItem.bind(local)
  const used = () => keysOf(local).reduce((sum, key) => sum + key.length + (local.getItem(key)?.length ?? 0), 0)
  let room = Infinity
  let refuses = 'nothing'
  local.setItem = (key, text) => {
    const before = local.getItem(key)
    const more = text.length + (before === null ? key.length : -before.length)
    if (refuses === 'all' || refuses === key || used() + more > room)
      throw new DOMException('full', 'QuotaExceededError')
    write(key, text)
  }
  const records = new Map<string, { text: string; files: ApplicationFiles<File> }>()
  let fails = 'never'
  let waiting: (() => void)[] | null = null
  let flushed: [string, string][] = []
  /** Waits while the database is held. Requests are executed in their order. */
  const turn = async (isRefused: () => boolean) => {
    await new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve()))
    if (fails === 'always' || isRefused()) throw new DOMException('no')
  }
  const database: DraftDatabase = {
    read: async ({ owner }) => {
      await turn(() => fails === 'reads')
      const { text = null, files = {} } = records.get(owner) ?? {}
      return { text, files }
    },
    write: async ({ owner }, text, files) => {
      await turn(() => fails === 'files' && Object.values(files).some(Boolean))
      const all = Object.entries({ ...records.get(owner)?.files, ...files })
      records.set(owner, { text, files: Object.fromEntries(all.filter(([, file]) => file !== null)) })
    },
    list: async () => [],
  }
  return {
    local,
    database,
    /** Leaves room for this many more characters. */
    leave: (characters: number) => void (room = used() + characters),
    refuse: (what: string) => void (refuses = what),
    failDatabase: (what: string) => void (fails = what),
    isFailing: () => fails === 'always',
    hold: () => void (waiting ??= []),
    isHeld: () => waiting !== null,
    release: () => {
      waiting?.forEach((go) => go())
      waiting = null
    },
    isStored: (owner: Owner) => records.get(owner)?.text === local.getItem(`draft:${owner}`),
    /** Writes local storage to the disk; `kill` restores that state and drops what the database has not executed. */
    flush: () => void (flushed = keysOf(local).map((key) => [key, local.getItem(key) ?? ''])),
    kill: () => {
      local.clear()
      flushed.forEach(([key, text]) => write(key, text))
      waiting = null
      fails = 'never'
      refuses = 'nothing'
      room = Infinity
    },
  }
}

/** What a person, another program or the browser does. */
const ACTS = [
  ...(['type', 'type', 'type', 'choose', 'choose', 'remove', 'begin', 'stop', 'send', 'send and close'] as const),
  ...(['reload', 'look', 'look', 'keep mine', 'take theirs', 'reset', 'wait', 'set the clock back'] as const),
  ...(['flush', 'kill', 'kill, then type', 'kill, then fail to read', 'hold', 'release', 'leave room'] as const),
  ...(['refuse nothing', 'refuse draft:1', 'refuse all', 'fail never', 'fail files', 'fail always'] as const),
]

const step = fc.record({
  does: fc.constantFrom(...ACTS),
  tab: fc.constantFrom(...TABS),
  owner: fc.constantFrom('1', '1', '1', '2' as const),
  text: anyText,
  field: fc.constantFrom(...FILE_FIELDS.slice(0, 2)),
  room: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(Infinity)),
})

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** What a page shows. A file that is not here has to be chosen again, or may have to be. */
function contentOf(draft: Draft) {
  const { form, files, facts, unstored, submission } = draft.snapshot()
  const chosen = FILE_FIELDS.flatMap((field) => {
    const { name } = facts[field] ?? {}
    return name === undefined ? [] : [{ field, name, isHere: files[field]?.name === name && !unstored.includes(field) }]
  })
  return { form, chosen, reached: submission?.reached }
}

type Content = ReturnType<typeof contentOf>

const withoutFiles = ({ chosen, ...content }: Content) => ({
  ...content,
  chosen: chosen.map((one) => ({ ...one, isHere: false })),
})

const EMPTY: Content = { form: emptyApplicationForm(), chosen: [], reached: undefined }
const GONE: Content = { ...EMPTY, reached: null }

/** Resolves when every promise without a timer or a held database has settled. */
const idle = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener() {}, removeEventListener() {} })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // Two actions never happen in the same millisecond.
  let time = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => (time += 1000))
  // All tabs have names of the same length, so that a draft takes the same room in every run.
  let tabs = 0
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(
    (bytes) => Object.assign(bytes as object, { 0: ++tabs % 10, 1: 0 }) as never,
  )
})

it('whatever a page shows as saved is restored, after any actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 30, size: 'max' }), async (isBegun, steps) => {
      const on = device()
      const { local, database } = on
      let minute = 0
      const now = () => new Date(Date.UTC(2026, 10, 20, 4, minute++))
      const open = (owner: Owner) => new Draft({ name: { owner, applicationId: null }, local, database, now })
      const tabs = new Map<string, Draft>()
      /** The page of each person that made the last change. */
      const last = new Map<Owner, Draft>()
      /** What may come back for each person: the last one shown as saved, and what was typed after it. */
      const due = new Map<Owner, Content[]>(OWNERS.map((owner) => [owner, [EMPTY]]))
      // An earlier version has left a draft under the documented keys.
      if (isBegun) {
        Object.entries(storedDraft()).forEach(([key, text]) => local.setItem(key, text))
        due.set('1', [{ ...EMPTY, form: typedForm }])
      }
      on.flush()
      /** What may come back after a kill: also what the database rejected or has not executed. */
      const afterKill = new Map<Owner, Content[]>(due)

      const isDue = (owner: Owner, found: Content) =>
        due.get(owner)?.some((one) => {
          const isEach = isDeepStrictEqual(withoutFiles(one), withoutFiles(found))
          return isEach && one.chosen.every(({ isHere }, index) => !isHere || found.chosen[index]?.isHere)
        })
      const settled = async (draft: Draft) => {
        await idle()
        const { saved, facts, files, filesRestored, toChooseAgain, submission } = draft.snapshot()
        if (!on.isHeld() && submission?.reached !== null) expect(saved.state).not.toBe('saving')
        if (filesRestored && saved.state !== 'waiting')
          expect(toChooseAgain).toEqual(FILE_FIELDS.filter((field) => files[field]?.name !== facts[field]?.name))
        return { ...draft.snapshot(), content: contentOf(draft) }
      }
      const expectDue = async (owner: Owner, draft: Draft) => {
        const { saved, submission, content } = await settled(draft)
        if (saved.state === 'failed' || (saved.state === 'saving' && submission?.reached === null)) return
        if (on.isFailing() || on.isHeld()) expect(due.get(owner)?.map(({ form }) => form)).toContainEqual(content.form)
        else if (!isDue(owner, content)) expect(due.get(owner)).toContainEqual(content)
      }
      const noted = async (owner: Owner, draft: Draft) => {
        const { saved, content } = await settled(draft)
        const isSaved = saved.state === 'saved'
        const promised = isSaved ? content : withoutFiles(content)
        if (isSaved) due.set(owner, [promised])
        if (isSaved && saved.isDurable) afterKill.set(owner, [promised])
        else afterKill.set(owner, [...(afterKill.get(owner) ?? []), promised])
        if (saved.state === 'failed' || saved.state === 'saving') due.get(owner)?.push(promised)
      }
      const changed = async (owner: Owner, draft: Draft, change: () => unknown) => {
        const { form, saved: before } = draft.snapshot()
        change()
        last.set(owner, draft)
        const { saved, elsewhere } = await settled(draft)
        const all = due.get(owner)?.map((one) => one.form)
        if (saved.state === 'saved') expect(saved.isDurable).toBe(!on.isFailing())
        if ((saved.state === 'saved' || saved.state === 'saving') && before.state !== 'failed')
          expect(all, 'replaces no unseen version').toContainEqual(form)
        if (elsewhere?.removed === false && due.get(owner)?.[0] !== GONE)
          expect(all, 'offers the other version').toContainEqual(elsewhere.form)
        await noted(owner, draft)
      }
      const typed = (owner: Owner, draft: Draft, name: string) =>
        changed(owner, draft, () => {
          draft.change({ ...draft.snapshot().form, name })
          expect(draft.snapshot().form.name, 'stays on the page').toBe(name)
        })
      const looked = async (owner: Owner, draft: Draft) => {
        const { saved, unstored, submission } = draft.snapshot()
        const isSettled = saved.state === 'saved' && saved.isDurable && unstored.length === 0 && !submission
        const [before, record] = [contentOf(draft), local.getItem(`draft:${owner}`)]
        draft.subscribe(() => {})()
        await idle()
        const isReadable = on.isStored(owner) && !on.isFailing() && !on.isHeld()
        if (saved.state === 'nothing') return expectDue(owner, draft)
        expect(local.getItem(`draft:${owner}`)).toBe(record)
        if (isSettled && isReadable && record !== null && !record.includes('"submission"')) {
          await expectDue(owner, draft)
          expect(draft.snapshot().elsewhere).toBeNull()
        } else expect(contentOf(draft)).toEqual(before)
      }
      const releaseAll = async () => {
        on.release()
        await idle()
        for (const [owner, draft] of last) if (draft.snapshot().saved.state === 'saved') await noted(owner, draft)
      }
      const killed = async (does: string) => {
        on.kill()
        tabs.clear()
        last.clear()
        for (const owner of OWNERS) {
          const [forms = [], isLeft] = [afterKill.get(owner), local.getItem(`draft:${owner}`) !== null]
          due.set(owner, forms)
          if (does.endsWith('fail to read')) {
            on.failDatabase('reads')
            await settled(open(owner))
            on.failDatabase('never')
          }
          const draft = open(owner)
          if (does.endsWith('type') && forms[0] !== GONE && draft.snapshot().submission?.reached !== null) {
            await typed(owner, draft, 'early')
            // The documented keys still hold it, although the person has not chosen.
            due.set(owner, [...(due.get(owner) ?? []), contentOf(draft)])
          } else {
            tabs.set(`${owner}/0`, draft)
            await expectDue(owner, draft)
            if (does === 'kill' && forms[0] === GONE && isLeft && draft.snapshot().saved.state === 'nothing')
              expect(isSubmitted(draft.snapshot())).toBe(true)
          }
        }
      }
      let files = 0
      const acted = async ({ does, tab, owner, text, field }: Step) => {
        const key = `${owner}/${tab}`
        const draft = does === 'reload' ? open(owner) : (tabs.get(key) ?? open(owner))
        tabs.set(key, draft)
        await idle()
        const { elsewhere, submission } = draft.snapshot()
        if (does === 'reload') return expectDue(owner, draft)
        // A submitted draft has no fields.
        if (submission?.reached === null && does !== 'reset') return
        if (does === 'type') await typed(owner, draft, text)
        else if (does === 'choose')
          await changed(owner, draft, () => draft.chooseFile(field, new File(['x'], `${files++}.pdf`), 1))
        else if (does === 'remove' && draft.snapshot().files[field])
          await changed(owner, draft, () => draft.removeFile(field))
        else if (does === 'begin' || does === 'stop') {
          let isNoted = false
          await changed(
            owner,
            draft,
            () => void draft.note(does === 'begin' ? BEGUN : undefined).then(() => (isNoted = true)),
          )
          if (draft.snapshot().saved.state === 'saving') expect(isNoted).toBe(false)
        } else if (does.startsWith('send') && !on.isFailing() && !on.isHeld()) {
          await changed(owner, draft, () => void draft.note(SENT))
          const { saved } = draft.snapshot()
          // The page shows the receipt.
          tabs.delete(key)
          last.delete(owner)
          if (saved.state !== 'saved' || !saved.isDurable) return
          if (does === 'send') await draft.reset()
          for (const all of [due, afterKill]) all.set(owner, [GONE, EMPTY])
        } else if (does === 'look') await looked(owner, draft)
        else if (does === 'keep mine' && elsewhere) {
          draft.keepMine()
          last.set(owner, draft)
          await noted(owner, draft)
          expect(draft.snapshot().saved.state).not.toBe('waiting')
        } else if (does === 'take theirs' && elsewhere) {
          draft.takeTheirs()
          await expectDue(owner, draft)
          expect(draft.snapshot().elsewhere).toBeNull()
        } else if (does === 'reset' && !on.isHeld()) {
          await draft.reset()
          last.delete(owner)
          // A removal that the database rejects is not durable: an earlier record may come back.
          const earlier = on.isFailing() ? [due, afterKill].flatMap((all) => all.get(owner) ?? []) : []
          for (const all of [due, afterKill]) all.set(owner, [EMPTY, ...(submission ? [GONE] : []), ...earlier])
        }
      }
      for (const one of steps) {
        const { does, room } = one
        if (does.startsWith('kill')) await killed(does)
        else if (does.startsWith('refuse')) on.refuse(does.slice('refuse '.length))
        else if (does.startsWith('fail')) on.failDatabase(does.slice('fail '.length))
        else if (does === 'flush') on.flush()
        else if (does === 'hold') on.hold()
        else if (does === 'release') await releaseAll()
        else if (does === 'leave room') on.leave(room)
        else if (does === 'wait') await vi.advanceTimersByTimeAsync(4000)
        else if (does === 'set the clock back') minute = -60
        else await acted(one)
      }
      // What could not be shown without room comes back once there is room.
      await releaseAll()
      on.leave(Infinity)
      on.refuse('nothing')
      for (const owner of OWNERS) await expectDue(owner, open(owner))
      vi.clearAllTimers()
    }),
  )
})
