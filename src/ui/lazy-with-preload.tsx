import { lazy, Suspense, useEffect, type ComponentType, type FC } from 'react'

/**
 * A component that is no part of the first page. Its code is fetched as soon as the page stands: before anybody can need
 * it, and a connection that is lost later takes nothing away.
 * @param OrElse stands in where the code cannot be fetched
 * @returns the component, and a hook that fetches it once its argument is true
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
