import { PAGES } from '@/app/routes'

/** Preloads lazy code, because a page that waits for code also stays unchanged for a moment. */
export async function fetchCode(): Promise<void> {
  await Promise.all([
    ...PAGES.map(({ screen }) => screen()),
    import('@/app/layout/council-nav'),
    import('@/features/charts/chart'),
    import('@/pdf/pdf-preview'),
  ])
}

function stop(event: FocusEvent) {
  if (event.target === window) event.stopImmediatePropagation()
}

/** Stops focus events of the window, which check the session at any time when two pages run side by side. */
export function withoutFocus(): () => void {
  window.addEventListener('focus', stop, { capture: true })
  return () => window.removeEventListener('focus', stop, { capture: true })
}
