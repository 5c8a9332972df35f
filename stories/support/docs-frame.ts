import { withLock } from '@/lib/with-lock'

/** True in an iframe of a docs page, which shows all stories of a screen below each other. */
const isInDocs = window.frameElement?.closest('[data-story-block]') != null

/** Runs a function that may scroll, then restores the scroll position of the docs page. */
function withReaderUnmoved(run: () => void): void {
  const { scrollX, scrollY } = window.parent
  run()
  window.parent.scrollTo(scrollX, scrollY)
}

// Focusing or scrolling inside an iframe also scrolls the page around it.
if (isInDocs) {
  /* oxlint-disable typescript/unbound-method -- called with the original element */
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

/** Runs one iframe of a docs page at a time, because a page has only one focus. */
export const runInTurn = (run: () => Promise<void>): Promise<void> => (isInDocs ? withLock('focus', {}, run) : run())
