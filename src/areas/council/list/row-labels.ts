interface ByAppId {
  readonly app_ID: string
  readonly projectTitle: string
}

interface ById {
  readonly Id: string
  readonly projectTitle: string
}

/** An application by its title; by its id where nobody gave it one. */
export const applicationLabel = (projectTitle: string, id: string) =>
  projectTitle.trim() || `untitled application ${id}`

/**
 * What a list of the council knows its rows by. Made once: a list that gets another function draws every row anew,
 * with each key that is typed into its search.
 */
export const rowLabels = {
  byAppId: {
    getRowId: ({ app_ID }: ByAppId) => app_ID,
    rowLabel: ({ projectTitle, app_ID }: ByAppId) => applicationLabel(projectTitle, app_ID),
  },
  byId: {
    getRowId: ({ Id }: ById) => Id,
    rowLabel: ({ projectTitle, Id }: ById) => applicationLabel(projectTitle, Id),
  },
} as const
