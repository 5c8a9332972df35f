import { withLock } from '@/lib/with-lock'

/** Whether this page is a frame of a docs page, which shows all stories of a screen below each other. */
const isInDocs = window.frameElement?.closest('[data-story-block]') != null

/** Runs something that may scroll, and then puts the page around this one back to where the reader has it. */
function withReaderUnmoved(run: () => void): void {
  const { scrollX, scrollY } = window.parent
  run()
  window.parent.scrollTo(scrollX, scrollY)
}

// A frame that gets the focus, or scrolls, takes the page around it along.
if (isInDocs) {
  /* oxlint-disable typescript/unbound-method -- each is called on the element that it was called on */
  const { focus } = HTMLElement.prototype
  const { scrollIntoView } = Element.prototype
  /* oxlint-enable typescript/unbound-method */
  HTMLElement.prototype.focus = function focusAlone(options) {
    withReaderUnmoved(() => focus.call(this, options))
  }
  Element.prototype.scrollIntoView = function scrollAlone(options) {
    withReaderUnmoved(() => scrollIntoView.call(this, options))
  }
}

/** The frames of one docs page take turns: each of them types and presses, and a page has one focus. */
export const inTurn = (run: () => Promise<void>): Promise<void> => (isInDocs ? withLock('focus', {}, run) : run())
