import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { contract } from '@/contract'
import { REFUSAL_TEXT } from '@mocks/faults'
import { failureOf, signAt, type Place, type Sign, type FaultyCall } from '../../faults/screens'
import { failuresNamed, isKnown, look, type Look } from './look'
import { LOG_IN_AGAIN, type OpenPortal } from './stage'

/** What came of one call that failed in one way. */
export interface Cell {
  readonly place: Place
  /** Why the cell is wrong; empty where it is right. */
  readonly wrong: readonly string[]
}

/** A call that is to fail, and what has to be shown of it. */
export interface Attempt extends FaultyCall {
  readonly sign: Sign
}

/** How a screen says that a write may have been done. */
const UNCONFIRMED = /could not confirm|may (have|still)|your list shows|everything has arrived/i

/** A page in place of a call that not every host has: the host does not have it. */
const isAbsent = ({ call, kind }: FaultyCall) => kind === 'html' && contract[call].optional

/**
 * What is wrong with the words for a failure.
 * @param isAsked whether the person asked for the call, so that the reason of a refusal has to be shown
 */
export function wrongWords(tried: FaultyCall, { place, said }: Look, isAsked = true): string[] {
  if (signAt(place) !== 'message') return []
  const failure = failureOf(tried)
  const others = failuresNamed(said).filter((named) => named !== failure)
  return [
    ...(said.some(isKnown) ? [] : [`says what is in no catalogue: ${said.join(' / ')}`]),
    ...(failure === 'unconfirmed' && !isAbsent(tried) && !said.some((line) => UNCONFIRMED.test(line))
      ? ['does not say that it may have been done']
      : []),
    ...(others.length > 0 ? [`speaks of ${others.join()} and not of ${failure}`] : []),
    ...(isAsked && tried.kind === 'refused' && !document.body.innerText.includes(REFUSAL_TEXT)
      ? ['hides the words of the host']
      : []),
  ]
}

const DONE: Look = { place: 'same', said: [] }

/**
 * What a person sees once the call has failed and the page stands still.
 * @param isDone whether the page says that everything is done all the same
 */
export async function lookAfter(
  stage: OpenPortal,
  before: readonly string[],
  { call, sign }: Attempt,
  isDone: () => boolean = () => false,
): Promise<Look> {
  const lookNow = () => (isDone() ? DONE : look(before))
  // A form may look into its files before it sends anything.
  await waitFor(() => expect(stage.mock.calls).toContain(call))
  await stage.settled()
  // The page may stand still for a moment while it fetches code or reads files that this device keeps.
  const isShown = ({ place, said }: Look) => signAt(place) === sign && (sign !== 'message' || said.some(isKnown))
  await waitFor(() => expect(isShown(lookNow())).toBe(true)).catch(() => null)
  return lookNow()
}

/** Logs in again where that is asked for. */
export async function logInAgain({ user }: OpenPortal): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: LOG_IN_AGAIN }))
  await user.click(dialog.getByLabelText('Password'))
  await user.paste('demo1234')
  await user.click(dialog.getByRole('button', { name: 'Login' }))
}
