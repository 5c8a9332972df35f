/** Separate from `scenarios.ts` to avoid an import cycle with the store. */
export type Scenario =
  | 'council-year'
  | 'empty'
  | 'period-closing'
  | 'period-closed'
  | 'in-review'
  | 'decisions-due'
  | 'all-granted'
  | 'many'
  | 'nothing'
  | 'dates-missing'
  | 'long-texts'
