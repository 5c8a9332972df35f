import { lazy, Suspense, useEffect, type ComponentType, type FC } from 'react'

/**
 * A component that is not in the initial bundle. The hook preloads its code, so that it is available even if the
 * connection is lost later.
 * @param OrElse rendered if the code cannot be fetched
 * @returns the component, and a hook that fetches the code once its argument is true
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
  const useSoon = (when: boolean) =>
    useEffect(() => {
      if (when) void fetched()
    }, [when])
  return [Soon, useSoon]
}
