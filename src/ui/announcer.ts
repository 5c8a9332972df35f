import { createContext, useContext } from 'react'

export const AnnounceContext = createContext<(text: string) => void>(() => {})

/** Returns a function that announces a short text to screen readers (politely) without moving the focus. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext)
}
