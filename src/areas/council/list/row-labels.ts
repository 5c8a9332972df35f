export interface TitledRow {
  readonly applicationId: string
  readonly projectTitle: string
}

export const getTitleLabel = ({ projectTitle }: Pick<TitledRow, 'projectTitle'>): string =>
  projectTitle.trim() || 'Untitled'

/** Returns the title, or a label with the id if there is no title. */
export const getApplicationLabel = ({ projectTitle, applicationId }: TitledRow): string =>
  projectTitle.trim() || `Untitled application ${applicationId}`

/** A module constant: new function identities would re-render every row on each keystroke in the search field. */
export const rowLabels = {
  getRowId: ({ applicationId }: TitledRow) => applicationId,
  rowLabel: getApplicationLabel,
} as const
