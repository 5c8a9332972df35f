export interface BulkAction<Row> {
  readonly label: string
  readonly tone?: 'danger'
  /** @param clear clears the selection; call it once the action is done */
  readonly onChosen: (rows: readonly Row[], clear: () => void) => void
}
