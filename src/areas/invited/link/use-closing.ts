import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnnounce } from '@/ui/announcer'
import type { AnswerStorage } from './answer-storage'
import { closingOf, forgetSentText, type ClosedPage } from './closing'
import type { AnswerState } from './answer-state'

interface EndingSettings {
  readonly memory: AnswerStorage
  /** Whether the answer was still asked for when the page was opened. */
  readonly standing: AnswerState
  /** Once an answer is recorded: what was kept for it goes. */
  readonly onSettled?: () => Promise<void>
}

/** Whether there is a form still. Once there is none, the words that were kept for it go as well. */
export function useClosing({ memory, standing, onSettled }: EndingSettings) {
  const announce = useAnnounce()
  const [ended, setEnded] = useState<ClosedPage | null>(() => {
    const ending = closingOf(standing, memory)
    return ending && { ending }
  })

  useEffect(() => {
    if (ended && forgetSentText(ended, memory)) void onSettled?.()
  }, [ended, memory, onSettled])

  /** The form gives way, and the focus must not be lost with it. */
  function end(found: ClosedPage) {
    flushSync(() => setEnded(found))
    document.querySelector('h1')?.focus()
    announce(found.ending.known === 'closed' ? found.ending.why : 'An answer was already recorded.')
  }

  return { ended, end }
}
