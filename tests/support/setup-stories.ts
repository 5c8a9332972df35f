import { afterEach } from 'vitest'
import { commands, page } from 'vitest/browser'
import { expectNothingLost, lostInThisRoom, statesWithoutColours } from './loss-of-content'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Colours of the system in place of the page's own, as people choose who see little. */
    forceColours: (on: boolean) => Promise<void>
  }
}

/** 1280 by 1024 px at 400 %, as in WCAG 1.4.10. */
const ENLARGED = { width: 320, height: 256 }

const nextFrame = () => new Promise(requestAnimationFrame)

/** Each control in all its states, and each screen. */
const LOOKED_AT = /^controls-|--(?:default|row-opened)$/

/** Known to be wider than a window of 320 px, and not mended yet. */
const TOO_WIDE = /^(?:apply-reviewers-and-submission|visitor-home)--/

/** A story is looked at once more in the state in which it ended, as people have set their browser who see little. */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { storyId?: string }
  if (task.result?.state === 'fail' || !LOOKED_AT.test(storyId) || TOO_WIDE.test(storyId)) return
  // As after Escape: what appears on hover and focus is the same text as that of a control.
  document.documentElement.dataset.labelsDismissed = ''
  await commands.forceColours(true)
  const withoutColours = statesWithoutColours()
  await commands.forceColours(false)
  await page.viewport(ENLARGED.width, ENLARGED.height)
  await nextFrame()
  await nextFrame()
  const lost = lostInThisRoom()
  delete document.documentElement.dataset.labelsDismissed
  expectNothingLost([...withoutColours, ...lost])
})
