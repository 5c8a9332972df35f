import type { ReactElement } from 'react'
import { createStore } from '@/lib/create-store'

/** Null until the first job, so that the shell does not contain the code of the panel. */
export const openDossierPanel = createStore<ReactElement | null>(null)
