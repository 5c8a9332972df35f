import { lazy, Suspense, useEffect, type ComponentType, type FC } from 'react'
import { runWhenIdle } from '@/lib/run-when-idle'

/**
 * Splits a component from the initial bundle. Preloading it keeps it available if the connection is lost later.
 * @param Fallback rendered if the code cannot be fetched
 * @returns the component, and a hook that preloads it when the browser is idle, once its argument is true
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): [FC<Props>, (isNeeded: boolean) => void] {
  const loadOrFallback = () =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Fallback }),
    )
  const LazyComponent: ComponentType<Props> = lazy(loadOrFallback)
  const SuspendedComponent = (props: Props) => (
    <Suspense>
      <LazyComponent {...props} />
    </Suspense>
  )
  const usePreload = (isNeeded: boolean) =>
    useEffect(() => (isNeeded ? runWhenIdle(() => void loadOrFallback()) : undefined), [isNeeded])
  return [SuspendedComponent, usePreload]
}
