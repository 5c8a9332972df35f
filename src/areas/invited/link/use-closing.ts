import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnnounce } from '@/ui/announcer'
import type { AnswerStorage } from './answer-storage'
import { closedPageOf, forgetSentText, type ClosedPage } from './closing'
import type { AnswerState } from './answer-state'

interface ClosingSettings {
  readonly storage: AnswerStorage
  /** The answer state when the page was opened. */
  readonly answerState: AnswerState
  /** Called after an answer was recorded, to remove what was stored for it. */
  readonly onSettled?: () => Promise<void>
}

/** Replaces the form once an answer is known, and removes its stored texts. */
export function useClosing({ storage, answerState, onSettled }: ClosingSettings) {
  const announce = useAnnounce()
  const [ended, setEnded] = useState(() => closedPageOf(answerState, storage))

  useEffect(() => {
    if (ended && forgetSentText(ended, storage)) void onSettled?.()
  }, [ended, storage, onSettled])

  /** Replaces the form, and moves the focus from it to the heading. */
  function end(found: ClosedPage) {
    flushSync(() => setEnded(found))
    document.querySelector('h1')?.focus()
    announce(found.ending.known === 'closed' ? found.ending.why : 'An answer was already recorded.')
  }

  return { ended, end }
}
