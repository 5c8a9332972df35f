import { useState } from 'react'
import type { TextAdvice } from '@/domain/texts/format-warnings'

/** Returns advice about a text on blur, not while typing. Removes it as soon as the text is corrected. */
export function useAdvice(text: string, advise: TextAdvice | undefined) {
  const [isTyping, setTyping] = useState(false)
  const [wasShown, setShown] = useState(false)
  const advice = advise?.(text)
  return {
    advice: isTyping && !wasShown ? undefined : advice,
    begin: () => {
      setTyping(true)
      setShown(advice !== undefined)
    },
    end: () => setTyping(false),
  }
}
