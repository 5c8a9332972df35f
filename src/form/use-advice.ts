import { useState } from 'react'
import type { TextAdvice } from '@/domain/texts/format-warnings'
import { afterPress } from '@/lib/after-press'

/** Returns advice about a text on blur, not while typing. Removes it as soon as the text is corrected. */
export function useAdvice(text: string, advise: TextAdvice | undefined) {
  const [isTyping, setTyping] = useState(false)
  const [isVisible, setVisible] = useState(false)
  const advice = advise?.(text)
  return {
    advice: isTyping && !isVisible ? undefined : advice,
    startTyping: () => {
      setTyping(true)
      setVisible(advice !== undefined)
    },
    endTyping: () => afterPress(() => setTyping(false)),
  }
}
