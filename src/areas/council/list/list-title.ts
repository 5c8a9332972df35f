import { createContext, use } from 'react'

const ListTitleContext = createContext('')

export const ListTitleProvider = ListTitleContext.Provider

/** Returns the title of the surrounding list, for the back link of pages opened from its rows. */
export const useListTitle = (): string => use(ListTitleContext)
