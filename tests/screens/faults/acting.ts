import { cleanup, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { contract, type CallName } from '@/contract'
import type { Place } from '../../faults/screens'
import type { Action } from './actions'
import { logInAgain, lookAfter, wrongWords, type Attempt, type Cell } from './cell'
import { buttonsNamed, linesOfPage, openPortal, type OpenPortal } from './stage'

interface Setting {
  readonly action: Action
  /** Calls of the rail, which are not made. */
  readonly without: readonly CallName[]
  /** Files that the page has saved. */
  readonly saved: unknown[]
}

const isWrite = (call: CallName): boolean => contract[call].changes.length > 0

const isFile = (call: CallName): boolean => contract[call].responseType === 'blob'

const FIELDS = 'main :is(input, select, textarea), [role="dialog"] :is(input, select, textarea)'

const fields = (): Field[] => [...document.querySelectorAll<Field>(FIELDS)]

const nameOf = (field: Field): string => `${field.labels?.[0]?.textContent ?? ''}${field.name}`

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

/** Returns every non-empty field, by its label. Of a file, the page shows the name as text. */
const typed = (): Map<string, string> =>
  new Map(
    fields().flatMap((field) => {
      const name = nameOf(field)
      if (field.type === 'file') return []
      if (isChoice(field)) return field.checked ? [[name, field.value] as const] : []
      return field.value === '' ? [] : [[name, field.value] as const]
    }),
  )

const saidDone = ({ action: { done }, saved }: Setting): boolean =>
  done === null
    ? saved.length > 0
    : linesOfPage().some((line) => (typeof done === 'string' ? line.includes(done) : done.test(line)))

const untilDone = (setting: Setting) => waitFor(() => expect(saidDone(setting)).toBe(true))

/** Opens the screen and does everything before the last press. */
async function begin({ action, without, saved }: Setting): Promise<OpenPortal> {
  const { path, person, stored, habits, fill } = action
  saved.splice(0)
  const stage = await openPortal({
    path,
    without,
    ...(person !== undefined && { person }),
    ...(stored !== undefined && { stored }),
    ...(habits !== undefined && { habits }),
  })
  await stage.settled()
  await fill?.(stage.user)
  await stage.settled()
  stage.mock.log.clear()
  return stage
}

/** Runs it without a fault. Returns the calls up to the last write, or the last file if it writes nothing. */
export async function doneWell(setting: Setting): Promise<CallName[]> {
  const { mock, user, settled } = await begin(setting)
  await setting.action.press(user)
  await untilDone(setting)
  // A call after the confirmation belongs to the action, too.
  await settled()
  const { calls } = mock
  const last = calls.findLastIndex(calls.some(isWrite) ? isWrite : isFile)
  cleanup()
  return [...new Set(calls.slice(0, last < 0 ? calls.length : last + 1))]
}

/** Buttons that repeat the action. */
const AGAIN = /^(Look again|Try again|Try now|Retry|Resend|Send again|Send (it|them) again)/

/** Offered once a look has not found the write. */
const SEND = /^(Send again|Retry the e-mail)/

async function closeAlert({ user }: OpenPortal) {
  // Requires a text, because the cross of a dialog has the same name.
  const close = buttonsNamed(/^(OK|Close)$/).findLast(({ textContent }) => textContent !== '')
  if (!close) return
  await user.click(close)
  await waitFor(() => expect(close.isConnected).toBe(false))
}

const isOpen = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null

interface Ended {
  readonly place: Place
  readonly wasOpen: boolean
}

/** Ends the faults and takes the offered way on, which must end as it does without a fault. */
async function goesOn(stage: OpenPortal, setting: Setting, { place, wasOpen }: Ended): Promise<string[]> {
  const { user, mend, settled } = stage
  mend()
  if (place === 'login') await logInAgain(stage)
  else if (!saidDone(setting)) {
    await closeAlert(stage)
    const again = buttonsNamed(AGAIN).at(-1)
    if (again) await user.click(again)
    if (again?.textContent.startsWith('Look again')) {
      await waitFor(() => expect(saidDone(setting) || buttonsNamed(SEND).length > 0).toBe(true))
      const send = buttonsNamed(SEND).at(-1)
      if (send && !saidDone(setting)) await user.click(send)
    } else if (!again) {
      // Opens a dialog or menu again that the press has closed.
      if (wasOpen && !isOpen()) await setting.action.fill?.(user)
      await setting.action.press(user)
    }
  }
  await settled()
  const [now] = buttonsNamed(/^Do it now/)
  if (now) await user.click(now)
  try {
    await untilDone(setting)
    return []
  } catch {
    return [`is not done afterwards: ${linesOfPage().join(' / ')}`]
  }
}

/**
 * Fills and presses while one call fails, then takes the offered action.
 * @param calls those of the action without a fault
 */
export async function actUnder(setting: Setting, calls: readonly CallName[], attempt: Attempt): Promise<Cell> {
  const { call, kind } = attempt
  const stage = await begin(setting)
  const times = (name: CallName) => stage.mock.calls.filter((made) => made === name).length
  try {
    const before = linesOfPage()
    const entered = typed()
    const wasOpen = isOpen()
    stage.fail({ call, kind })
    await setting.action.press(stage.user)
    const seen = await lookAfter(stage, before, attempt, () => saidDone(setting))
    const { place } = seen
    const isRepeated = isWrite(call) && times(call) !== 1
    // A call after the action may fail without harm.
    if (place === 'same' && saidDone(setting))
      return { place, wrong: isRepeated ? [`is sent ${times(call)} times`] : [] }
    const kept = typed()
    const shown = new Set(fields().map(nameOf))
    // The queue keeps the values of a closed dialog, and its button sends them again.
    const isKept = ([name, value]: readonly [string, string]) =>
      kept.get(name) === value || (place === 'line' && !shown.has(name))
    const lost = place === 'login' ? [] : [...entered].filter((field) => !isKept(field)).map(([name]) => name)
    const isAbsent = setting.action.absent !== undefined && linesOfPage().includes(setting.action.absent)
    const unsaid = setting.action.says?.[call]?.[kind]?.filter(
      (text) => !linesOfPage().some((line) => line.includes(text)),
    )
    const further = stage.mock.calls
      .slice(stage.mock.calls.indexOf(call))
      .filter((made) => made !== call && isWrite(made))
    const earlier = calls.slice(0, calls.indexOf(call)).filter(isWrite)
    return {
      place,
      wrong: [
        ...wrongWords(attempt, seen, isWrite(call) || isFile(call)),
        ...(place === 'page' ? ['takes the place of the screen'] : []),
        ...(lost.length > 0 ? [`loses ${lost.join()}`] : []),
        ...(isRepeated ? [`is sent ${times(call)} times`] : []),
        ...(unsaid ?? []).map((text) => `does not say: ${text}`),
        ...further.map((name) => `goes on with ${name}`),
        // A write that has arrived must not be repeated.
        ...(kind === 'lost-answer' || isAbsent ? [] : await goesOn(stage, setting, { place, wasOpen })),
        ...earlier.filter((name) => times(name) !== 1).map((name) => `repeats ${name}`),
      ],
    }
  } finally {
    cleanup()
  }
}
