import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnnounce } from '@/ui/announcer'
import type { AnswerMemory } from './answer-memory'
import { endingOf, forgetWords, type Ended } from './ending'
import type { Standing } from './standing'

interface EndingSettings {
  readonly memory: AnswerMemory
  /** Whether the answer was still asked for when the page was opened. */
  readonly standing: Standing
  /** Once an answer is recorded: what was kept for it goes. */
  readonly onSettled?: () => Promise<void>
}

/** Whether there is a form still. Once there is none, the words that were kept for it go as well. */
export function useEnding({ memory, standing, onSettled }: EndingSettings) {
  const announce = useAnnounce()
  const [ended, setEnded] = useState<Ended | null>(() => {
    const ending = endingOf(standing, memory)
    return ending && { ending }
  })

  useEffect(() => {
    if (ended && forgetWords(ended, memory)) void onSettled?.()
  }, [ended, memory, onSettled])

  /** The form gives way, and the focus must not be lost with it. */
  function end(found: Ended) {
    flushSync(() => setEnded(found))
    document.querySelector('h1')?.focus()
    announce(found.ending.known === 'closed' ? found.ending.why : 'An answer was already recorded.')
  }

  return { ended, end }
}
