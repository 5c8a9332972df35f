import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { contract } from '@/contract'
import { REFUSAL_TEXT } from '@mocks/host-texts'
import { findFailure, findSign, type Place, type Sign, type FaultyCall } from '../../faults/screens'
import { failuresNamed, isKnown, look, type Look } from './look'
import { LOG_IN_AGAIN, type OpenPortal } from './stage'

export interface Cell {
  readonly place: Place
  /** Empty if the cell is right. */
  readonly wrong: readonly string[]
}

/** A call that fails, and the sign that is due. */
export interface Attempt extends FaultyCall {
  readonly sign: Sign
}

/** Texts for a write that may have been done. */
const UNCONFIRMED = /could not confirm|may (have|still)|your list shows|everything has arrived/i

/** Returns whether the host lacks an optional call, and sends a page in its place. */
const isAbsent = ({ call, kind }: FaultyCall) => kind === 'html' && contract[call].optional

/** @param isAsked whether the person triggered the call, so that the reason of a refusal must be shown */
export function wrongWords(tried: FaultyCall, { place, messages }: Look, isAsked = true): string[] {
  if (findSign(place) !== 'message') return []
  const failure = findFailure(tried)
  const others = failuresNamed(messages).filter((named) => named !== failure)
  return [
    ...(messages.some(isKnown) ? [] : [`says what is in no catalogue: ${messages.join(' / ')}`]),
    ...(failure === 'unconfirmed' && !isAbsent(tried) && !messages.some((line) => UNCONFIRMED.test(line))
      ? ['does not say that it may have been done']
      : []),
    ...(others.length > 0 ? [`speaks of ${others.join()} and not of ${failure}`] : []),
    ...(isAsked && tried.kind === 'refused' && !document.body.innerText.includes(REFUSAL_TEXT)
      ? ['hides the words of the host']
      : []),
  ]
}

const DONE: Look = { place: 'same', messages: [] }

/** @param isDone whether the page confirms the action all the same */
export async function lookAfter(
  stage: OpenPortal,
  before: readonly string[],
  { call, sign }: Attempt,
  isDone: () => boolean = () => false,
): Promise<Look> {
  const lookNow = () => (isDone() ? DONE : look(before))
  // A form may check its files before it sends anything.
  await waitFor(() => expect(stage.mock.calls).toContain(call))
  await stage.settled()
  // The page may seem settled while it fetches code or reads files of the device.
  const isShown = ({ place, messages }: Look) =>
    findSign(place) === sign && (sign !== 'message' || messages.some(isKnown))
  await waitFor(() => expect(isShown(lookNow())).toBe(true)).catch(() => null)
  return lookNow()
}

export async function logInAgain({ user }: OpenPortal): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: LOG_IN_AGAIN }))
  await user.click(dialog.getByLabelText('Password'))
  await user.paste('demo1234')
  await user.click(dialog.getByRole('button', { name: 'Login' }))
}
