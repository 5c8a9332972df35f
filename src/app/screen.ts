import type { ComponentType } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Services } from '@/api/services'

/** The exports of a `*.screen.tsx` file: the screen, and what to load before it renders. */
export interface ScreenModule {
  readonly default: ComponentType
  readonly load?: (services: Services, args: LoaderFunctionArgs) => Promise<unknown>
}
