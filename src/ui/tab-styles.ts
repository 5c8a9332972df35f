/** A tab label on a baseline; the active one is underlined (data-active: Tabs, aria-current: TabNav). */
export const tabStyles =
  'inline-flex min-h-11 in-data-desk:min-h-9 shrink-0 items-center gap-2 border-b-2 border-transparent font-medium text-ink-soft no-underline ' +
  'transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 focus-visible:shadow-none ' +
  // Forced colours make transparent borders visible.
  'forced-colors:not-data-active:not-aria-[current=page]:border-[Canvas] ' +
  'data-active:border-accent data-active:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink'
