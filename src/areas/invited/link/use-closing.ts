import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnnounce } from '@/ui/announcer'
import type { AnswerStorage } from './answer-storage'
import { closingOf, forgetSentText, type ClosedPage } from './closing'
import type { AnswerState } from './answer-state'

interface ClosingSettings {
  readonly memory: AnswerStorage
  /** The state when the page was opened. */
  readonly standing: AnswerState
  /** Called once an answer is recorded, to remove what was stored for it. */
  readonly onSettled?: () => Promise<void>
}

/** Whether the page still has a form. Once it has none, the stored texts of the answer are removed. */
export function useClosing({ memory, standing, onSettled }: ClosingSettings) {
  const announce = useAnnounce()
  const [ended, setEnded] = useState<ClosedPage | null>(() => {
    const ending = closingOf(standing, memory)
    return ending && { ending }
  })

  useEffect(() => {
    if (ended && forgetSentText(ended, memory)) void onSettled?.()
  }, [ended, memory, onSettled])

  /** Replaces the form, and moves the focus, which was in it, to the heading. */
  function end(found: ClosedPage) {
    flushSync(() => setEnded(found))
    document.querySelector('h1')?.focus()
    announce(found.ending.known === 'closed' ? found.ending.why : 'An answer was already recorded.')
  }

  return { ended, end }
}
