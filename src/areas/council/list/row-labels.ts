export interface Listed {
  readonly applicationId: string
  readonly projectTitle: string
}

/** An application by its title; by its id where nobody gave it one. */
export const applicationLabel = ({ projectTitle, applicationId }: Listed): string =>
  projectTitle.trim() || `untitled application ${applicationId}`

/**
 * How a list of the council tells its rows apart. Made once: a list that gets another function draws every row anew,
 * with each key that is typed into its search.
 */
export const rowLabels = {
  getRowId: ({ applicationId }: Listed) => applicationId,
  rowLabel: applicationLabel,
} as const
