/** An action on all selected rows. */
export interface BulkAction<Row> {
  readonly label: string
  readonly tone?: 'danger'
  /** @param clear takes the selection away, once it is done */
  readonly onChosen: (rows: readonly Row[], clear: () => void) => void
}
