import { configure, getConfig } from 'storybook/test'
import { afterEach, beforeEach, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { findUncheckedControlKinds, findInvisibleFocus } from './keyboard-focus'
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
    /** Emulates `forced-colors`: the browser replaces the page's colours with system colours. */
    forceColours: (isForced: boolean) => Promise<void>
  }
}

printLongWaits({ getConfig, configure })

// Shows loading texts without delay.
document.documentElement.style.setProperty('--animate-after-a-moment', 'none')

/** Size of a 1280 by 1024 px viewport at 400 % zoom (WCAG 1.4.10). */
const ZOOMED_VIEWPORT = { width: 320, height: 256 }

const nextFrame = () => new Promise(requestAnimationFrame)

/** Matches stories with a default, long texts, or a state that changes the look of controls. */
const CHECKED_STORY_ID = /--(?:default|long-text|variants|disabled|invalid)$/

/** Repeats the check for up to 10 frames, because an open menu moves some frames after its button. */
async function findLastingProblems(findProblems: () => string[]) {
  let problems = findProblems()
  for (let frame = 0; problems.length > 0 && frame < 10; frame += 1) {
    await nextFrame()
    problems = findProblems()
  }
  return problems
}

async function findInvisibleStates(controlKinds: readonly string[]) {
  const invisibleFocus = findInvisibleFocus(controlKinds)
  await commands.forceColours(true)
  const forcedColourProblems = [...findInvisibleFocus(controlKinds), ...findStatesWithoutColours()]
  await commands.forceColours(false)
  return [...invisibleFocus, ...forcedColourProblems.map((problem) => `with system colours, ${problem}`)]
}

/** Many stories log failed calls on purpose. */
const FAILED_CALL_LOG = /^\w+\.php \w+: /

/** React logs this if a response renders after Storybook has ended its `act`. */
const RENDER_OUTSIDE_ACT_LOG = /^The current testing environment is not configured to support act/

const isUnexpectedLog = (line: string): boolean =>
  ![FAILED_CALL_LOG, RENDER_OUTSIDE_ACT_LOG].some((pattern) => pattern.test(line))

// Runs each story on a translated page.
beforeEach(() => {
  vi.spyOn(console, 'error')
  startTranslation()
})

// `afterEach` hooks run in reverse order. This one runs last, because the main action may leave the screen.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') await pressMainAction()
  const logLines = vi.mocked(console.error).mock.calls.map((values) => values.map(String).join(' '))
  vi.mocked(console.error).mockRestore()
  expectNoProblems([...endTranslation(), ...logLines.filter(isUnexpectedLog)])
})

// Checks the final state of a story with the browser settings of people with low vision.
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { storyId?: string }
  if (task.result?.state === 'fail') return
  const problems = findMotion()
  if (CHECKED_STORY_ID.test(storyId)) {
    const { innerWidth: width, innerHeight: height } = window
    problems.push(...findUnreachableControls())
    const controlKinds = findUncheckedControlKinds()
    const findLayoutProblems = () => [...findLostContent(), ...findClippedLabels()]
    await page.viewport(ZOOMED_VIEWPORT.width, ZOOMED_VIEWPORT.height)
    await nextFrame()
    await nextFrame()
    problems.push(
      ...(await findLastingProblems(findLayoutProblems)).map((problem) => `at ${ZOOMED_VIEWPORT.width} px, ${problem}`),
    )
    if (controlKinds.length > 0) {
      await page.viewport(width, height)
      await nextFrame()
      problems.push(...(await findInvisibleStates(controlKinds)))
    }
  }
  expectNoProblems(problems)
})
