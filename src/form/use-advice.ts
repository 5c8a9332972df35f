import { useState } from 'react'
import type { TextAdvice } from '@/domain/texts/format-warnings'

/**
 * Advice about a text, once its field is left: nobody is told that an address is none while they are typing it. It goes
 * as soon as the text is mended.
 */
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
