/** The classes of text inputs, text areas and selects. */
export const controlStyles =
  'w-full min-h-12 in-[:is(table,[role=search],[data-compact])]:min-h-9 in-[:is(table,[role=search],[data-compact])]:px-2.5 in-[:is(table,[role=search],[data-compact])]:py-1 rounded-control border border-rule-strong bg-raised px-3.5 py-2 text-base text-ink ' +
  'placeholder:text-ink-soft hover:border-ink focus-visible:border-accent focus-visible:outline-offset-0 focus-visible:shadow-none ' +
  'aria-invalid:border-2 aria-invalid:border-refused ' +
  // Not `read-only:`, which matches every select as well.
  '[&[readonly]]:border-dashed [&[readonly]]:bg-sunk aria-disabled:border-dashed aria-disabled:bg-sunk aria-disabled:text-ink-soft'
