import { afterEach } from 'vitest'
import { commands, page } from 'vitest/browser'
import { newKinds, unseenFocus } from './keyboard-focus'
import { expectNothingLost, labelsBeside, lostInThisRoom, statesWithoutColours, unreachable } from './loss-of-content'
import { stillMoving } from './reduced-motion'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Colours of the system in place of the page's own, as people choose who see little. */
    forceColours: (on: boolean) => Promise<void>
  }
}

/** 1280 by 1024 px at 400 %, as in WCAG 1.4.10. */
const ENLARGED = { width: 320, height: 256 }

const nextFrame = () => new Promise(requestAnimationFrame)

/** Each control and screen as it usually is, with long texts, and where its controls look another way. */
const LOOKED_AT = /--(?:default|long-text|variants|disabled|invalid)$/

/** What has just been moved may have to follow: a menu goes with its button. */
async function lostInTheEnd(look: () => string[]) {
  let lost = look()
  for (let frames = 0; lost.length > 0 && frames < 10; frames += 1) {
    await nextFrame()
    lost = look()
  }
  return lost
}

/** How states and the focus are told, also in the colours of the system. */
async function lookOfStates(kinds: readonly string[]) {
  const unseen = unseenFocus(kinds)
  await commands.forceColours(true)
  const forced = [...unseenFocus(kinds), ...statesWithoutColours()]
  await commands.forceColours(false)
  return [...unseen, ...forced.map((what) => `in the colours of the system, ${what}`)]
}

/** A story is looked at once more in the state in which it ended, as people have set their browser who see little. */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { storyId?: string }
  if (task.result?.state === 'fail') return
  const found = stillMoving()
  if (LOOKED_AT.test(storyId)) {
    const { innerWidth: width, innerHeight: height } = window
    found.push(...unreachable())
    const kinds = newKinds()
    const look = () => [...lostInThisRoom(), ...labelsBeside()]
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
  expectNothingLost(found)
})
