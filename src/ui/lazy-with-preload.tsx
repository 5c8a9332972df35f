import { lazy, Suspense, useEffect, type ComponentType, type FC } from 'react'
import { runWhenIdle } from '@/lib/run-when-idle'

/**
 * Splits a component from the initial bundle. Preloading it keeps it available if the connection is lost later.
 * @param OrElse rendered if the code cannot be fetched
 * @returns the component, and a hook that preloads it when the browser is idle, once its argument is true
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  OrElse: ComponentType<Props>,
): [FC<Props>, (when: boolean) => void] {
  const fetched = () =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: OrElse }),
    )
  const Fetched: ComponentType<Props> = lazy(fetched)
  const Soon = (props: Props) => (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  )
  const useSoon = (when: boolean) => useEffect(() => (when ? runWhenIdle(() => void fetched()) : undefined), [when])
  return [Soon, useSoon]
}
