import { createContext, use } from 'react'

const ListTitleContext = createContext('')

export const ListTitleProvider = ListTitleContext.Provider

/** The title of the list around, for the way back from what its rows lead to. */
export const useListTitle = (): string => use(ListTitleContext)
