import { configure, getConfig } from 'storybook/test'
import { afterEach, beforeEach, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { findUncheckedKinds, findInvisibleFocus } from './keyboard-focus'
import {
  expectNoProblems,
  findClippedLabels,
  findLostContent,
  findStatesWithoutColours,
  findUnreachableControls,
} from './loss-of-content'
import { printLongWaits } from './long-waits'
import { findMotion } from './reduced-motion'
import { endTranslation, pressMainAction, startTranslation } from './translation'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Replaces the page's colours by those of the system, as people with low vision may set it. */
    forceColours: (on: boolean) => Promise<void>
  }
}

printLongWaits({ getConfig, configure })

// Shows loading texts at once.
document.documentElement.style.setProperty('--animate-after-a-moment', 'none')

/** 1280 by 1024 px at 400 %, as in WCAG 1.4.10. */
const ENLARGED = { width: 320, height: 256 }

const nextFrame = () => new Promise(requestAnimationFrame)

/** Stories by default, with long texts, and in states in which controls look different. */
const LOOKED_AT = /--(?:default|long-text|variants|disabled|invalid)$/

/** Repeats the check for some frames: a menu follows its button after a move. */
async function lostInTheEnd(look: () => string[]) {
  let lost = look()
  for (let frames = 0; lost.length > 0 && frames < 10; frames += 1) {
    await nextFrame()
    lost = look()
  }
  return lost
}

async function lookOfStates(kinds: readonly string[]) {
  const unseen = findInvisibleFocus(kinds)
  await commands.forceColours(true)
  const forced = [...findInvisibleFocus(kinds), ...findStatesWithoutColours()]
  await commands.forceColours(false)
  return [...unseen, ...forced.map((what) => `in the colours of the system, ${what}`)]
}

/** Lines that the portal logs about calls that fail, as many stories want. */
const OF_CALLS = /^\w+\.php \w+: /

/** Storybook ends its `act` while a request of the story may still render. */
const OF_STORYBOOK = /^The current testing environment is not configured to support act/

const isOfThePage = (line: string): boolean => ![OF_CALLS, OF_STORYBOOK].some((pattern) => pattern.test(line))

// Plays each story on a page that the browser translates.
beforeEach(() => {
  vi.spyOn(console, 'error')
  startTranslation()
})
// Registered first, so it runs after the check below: the main action may leave the screen.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') await pressMainAction()
  const logged = vi.mocked(console.error).mock.calls.map((words) => words.map(String).join(' '))
  vi.mocked(console.error).mockRestore()
  expectNoProblems([...endTranslation(), ...logged.filter(isOfThePage)])
})

/** Checks a story again in its final state, with the browser settings of people with low vision. */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { storyId?: string }
  if (task.result?.state === 'fail') return
  const found = findMotion()
  if (LOOKED_AT.test(storyId)) {
    const { innerWidth: width, innerHeight: height } = window
    found.push(...findUnreachableControls())
    const kinds = findUncheckedKinds()
    const look = () => [...findLostContent(), ...findClippedLabels()]
    await page.viewport(ENLARGED.width, ENLARGED.height)
    await nextFrame()
    await nextFrame()
    found.push(...(await lostInTheEnd(look)).map((what) => `at ${ENLARGED.width} px, ${what}`))
    if (kinds.length > 0) {
      await page.viewport(width, height)
      await nextFrame()
      found.push(...(await lookOfStates(kinds)))
    }
  }
  expectNoProblems(found)
})
