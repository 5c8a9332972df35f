import { createContext } from 'react'

export interface Places {
  readonly top: HTMLElement | null
  readonly bottom: HTMLElement | null
}

/** The containers of notices; null until they are rendered. */
export const NoticePlacesContext = createContext<Places>({ top: null, bottom: null })
