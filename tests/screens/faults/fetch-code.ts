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
