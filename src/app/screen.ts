import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Services } from '@/api/services'

/** What a `*.screen.tsx` file holds: the screen, and what it has to await before it can be shown. */
export interface ScreenModule {
  readonly default: ComponentType
  readonly load?: (services: Services, args: LoaderFunctionArgs) => Promise<unknown>
}
