import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Services } from '@/api/services'

/** The exports of a `*.screen.tsx` file: the screen, and what to load before it renders. */
export interface ScreenModule {
  readonly default: ComponentType
  readonly load?: (services: Services, args: LoaderFunctionArgs) => Promise<unknown>
}

/** The page's code failed to load: without a connection, or because the server has a newer version. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError'
}

/** Loads a page's code. Rejects with `ScreenLoadError`, which only a reload of the portal fixes. */
export const fetchScreen = <Module>(screen: () => Promise<Module>): Promise<Module> =>
  screen().catch((cause: unknown) => {
    throw new ScreenLoadError('This page could not be loaded', { cause })
  })

/**
 * Returns a function that loads a page's code once, and retries after a failure. `import()` alone resolves in a later
 * task even for loaded code, so that the router would render its pending state.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
