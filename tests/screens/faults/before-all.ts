import { PAGES } from '@/app/routes'

/** Fetches what the pages fetch only when it is shown: a page that waits for code stands still for a moment, too. */
export async function fetchCode(): Promise<void> {
  await Promise.all([
    ...PAGES.map(({ screen }) => screen()),
    import('@/app/layout/council-nav'),
    import('@/features/charts/dot-plot'),
    import('@/features/charts/stacked-bars'),
    import('@/pdf/pdf-preview'),
  ])
}

function stop(event: FocusEvent) {
  if (event.target === window) event.stopImmediatePropagation()
}

/** The portal asks for the session when its window gets the focus: with two pages side by side, that is any time. */
export function withoutFocus(): () => void {
  window.addEventListener('focus', stop, { capture: true })
  return () => window.removeEventListener('focus', stop, { capture: true })
}
