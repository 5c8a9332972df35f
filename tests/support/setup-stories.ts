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
    /** Replaces the colours of the page by system colours, as people with low vision may set. */
    forceColours: (isForced: boolean) => Promise<void>
  }
}

printLongWaits({ getConfig, configure })

// Shows loading texts without delay.
document.documentElement.style.setProperty('--animate-after-a-moment', 'none')

/** 1280 by 1024 px at 400 %, as in WCAG 1.4.10. */
const ENLARGED = { width: 320, height: 256 }

const nextFrame = () => new Promise(requestAnimationFrame)

/** Matches default stories, stories with long texts, and stories in whose states controls look different. */
const CHECKED_STORY_ID = /--(?:default|long-text|variants|disabled|invalid)$/

/** Repeats the check for up to 10 frames, because a menu follows its button after a move. */
async function findLastingProblems(findProblems: () => string[]) {
  let problems = findProblems()
  for (let frames = 0; problems.length > 0 && frames < 10; frames += 1) {
    await nextFrame()
    problems = findProblems()
  }
  return problems
}

async function findInvisibleStates(kinds: readonly string[]) {
  const invisibleFocus = findInvisibleFocus(kinds)
  await commands.forceColours(true)
  const inForcedColours = [...findInvisibleFocus(kinds), ...findStatesWithoutColours()]
  await commands.forceColours(false)
  return [...invisibleFocus, ...inForcedColours.map((problem) => `with system colours, ${problem}`)]
}

/** Matches log lines about failed calls, which many stories cause on purpose. */
const FAILED_CALL = /^\w+\.php \w+: /

/** Matches a log line of Storybook, which ends its `act` while a request of the story may still render. */
const ENDED_ACT = /^The current testing environment is not configured to support act/

const isUnexpected = (line: string): boolean => ![FAILED_CALL, ENDED_ACT].some((pattern) => pattern.test(line))

// Plays each story on a translated page.
beforeEach(() => {
  vi.spyOn(console, 'error')
  startTranslation()
})
// Registered first, so that it runs after the check below: the main action may leave the screen.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') await pressMainAction()
  const logged = vi.mocked(console.error).mock.calls.map((values) => values.map(String).join(' '))
  vi.mocked(console.error).mockRestore()
  expectNoProblems([...endTranslation(), ...logged.filter(isUnexpected)])
})

/** Checks the final state of a story with the browser settings of people with low vision. */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { storyId?: string }
  if (task.result?.state === 'fail') return
  const problems = findMotion()
  if (CHECKED_STORY_ID.test(storyId)) {
    const { innerWidth: width, innerHeight: height } = window
    problems.push(...findUnreachableControls())
    const kinds = findUncheckedKinds()
    const findCrampedContent = () => [...findLostContent(), ...findClippedLabels()]
    await page.viewport(ENLARGED.width, ENLARGED.height)
    await nextFrame()
    await nextFrame()
    problems.push(
      ...(await findLastingProblems(findCrampedContent)).map((problem) => `at ${ENLARGED.width} px, ${problem}`),
    )
    if (kinds.length > 0) {
      await page.viewport(width, height)
      await nextFrame()
      problems.push(...(await findInvisibleStates(kinds)))
    }
  }
  expectNoProblems(problems)
})
