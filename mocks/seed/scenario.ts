/** The names of the scenarios (`scenarios.ts`), apart from what they contain: the store has one, and they fill the store. */
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
