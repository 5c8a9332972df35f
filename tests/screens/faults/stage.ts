import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { createClient, type Client, type ClientSettings } from '@/api/client'
import { callNames, type CallName } from '@/contract'
import { renderPortal } from '@tests/support/render-portal'
import type { FaultyCall } from '../../faults/screens'

type Settings = Parameters<typeof renderPortal>[0] & {
  readonly failing?: FaultyCall
  /** Calls of the rail, which are not made. */
  readonly without?: readonly CallName[]
}

export const LOG_IN_AGAIN = 'Log in again to go on'

const linesOf = (element: HTMLElement): string[] =>
  element.innerText
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The announcer, which repeats other lines, and the text of a PDF, whose pages are drawn when there is time. */
const OMITTED = '.sr-only[aria-live="polite"], .textLayer'

/** Returns the visible lines of the page, without the omitted ones. */
export function linesOfPage(): string[] {
  const omitted = [...document.querySelectorAll<HTMLElement>(OMITTED)]
  const lines = linesOf(document.body)
  for (const line of omitted.flatMap(linesOf)) {
    const at = lines.lastIndexOf(line)
    if (at >= 0) lines.splice(at, 1)
  }
  return lines
}

// Avoids queries by role, which are slow in long lists.
const DIALOGS = '[role="dialog"]'

export const isLogInShown = (): boolean =>
  [...document.querySelectorAll(DIALOGS)].some(({ textContent }) => textContent.includes(LOG_IN_AGAIN))

export const buttonsNamed = (name: RegExp): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button')].filter(
    (button) => name.test(button.ariaLabel ?? button.textContent) && button.checkVisibility(),
  )

const frame = () => new Promise(requestAnimationFrame)

/** Opens the portal without pauses: queries retry immediately, and a hanging call times out after 1 ms. */
export async function openPortal({ failing, without = [], ...settings }: Settings) {
  let pending = 0
  let hanging = failing?.kind === 'hang' ? failing.call : null

  const connect = (given: ClientSettings): Client => {
    const patient = createClient(given)
    const hasty = createClient({ ...given, timeout: 1 })
    const send = (name: CallName) => async (input: never, options: never) => {
      pending += 1
      try {
        return await (name === hanging ? hasty : patient)[name](input, options)
      } finally {
        pending -= 1
      }
    }
    return Object.fromEntries(callNames.map((name) => [name, send(name)])) as unknown as Client // Each by its own name.
  }

  const stage = await renderPortal({
    ...settings,
    connect,
    prepare: ({ mock, services: { queries } }) => {
      const defaults = queries.getDefaultOptions()
      queries.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } })
      const fetchQuery = queries.fetchQuery.bind(queries)
      // Of these lists, only the rail fetches one with a `staleTime` above 0.
      const isOfRail = ({ queryKey: [call], staleTime }: Parameters<typeof fetchQuery>[0]) =>
        without.some((name) => name === call) && typeof staleTime === 'number' && staleTime > 0
      vi.spyOn(queries, 'fetchQuery').mockImplementation((query) =>
        isOfRail(query) ? new Promise<never>(() => {}) : fetchQuery(query),
      )
      mock.log.clear()
      if (failing) mock.faults.add(failing)
    },
  })
  const { mock, services } = stage

  /** Returns why the page is not settled; empty once it is. */
  function unrest(): string {
    // A form may stay busy until the alert over it is closed.
    if (isLogInShown() || document.querySelector('[role="alertdialog"]')) return ''
    if (pending > 0) return 'waits for an answer'
    if (services.queries.isFetching() > 0) return 'asks'
    if (document.querySelector('[aria-busy="true"]')) return 'is busy'
    if (linesOfPage().some((line) => line.startsWith('Loading...') || line === 'Checking...')) return 'is loading'
    // A skeleton is invisible for its first 300 ms.
    if ([...document.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent === 'Loading...'))
      return 'is loading'
    if (!document.querySelector('main h1, main h2')) return 'has no heading'
    return ''
  }

  /** Waits until the page is settled and returns its lines. Fails if it never settles. */
  async function settled(): Promise<string[]> {
    let lines: string[] = []
    const isSettled = async () => {
      for (let still = 0; still < 3; still += 1) {
        await frame()
        const now = linesOfPage()
        const isMoving = now.join('\n') !== lines.join('\n')
        lines = now
        if (isMoving) still = -1
        expect(unrest()).toBe('')
      }
    }
    await waitFor(isSettled, { interval: 20 })
    return lines
  }

  function mend() {
    hanging = null
    mock.faults.clear()
  }

  function fail(next: FaultyCall) {
    hanging = next.kind === 'hang' ? next.call : null
    mock.faults.add(next)
  }

  return { ...stage, settled, mend, fail }
}

export type OpenPortal = Awaited<ReturnType<typeof openPortal>>
