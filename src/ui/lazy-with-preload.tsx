import { lazy, Suspense, useEffect, type ComponentType, type FC } from 'react'
import { whenIdle } from '@/lib/when-idle'

/**
 * A component that is not in the initial bundle. The hook preloads its code, so that it is available even if the
 * connection is lost later.
 * @param OrElse rendered if the code cannot be fetched
 * @returns the component, and a hook that fetches the code once its argument is true and the browser has nothing else to do
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
  const useSoon = (when: boolean) => useEffect(() => (when ? whenIdle(() => void fetched()) : undefined), [when])
  return [Soon, useSoon]
}
