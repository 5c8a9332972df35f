interface Titled {
  readonly projectTitle: string
}

const rowLabel = ({ projectTitle }: Titled) => projectTitle

/**
 * What a list of the council knows its rows by. Made once: a list that gets another function draws every row anew,
 * with each key that is typed into its search.
 */
export const rowNames = {
  byAppId: { getRowId: ({ app_ID }: Titled & { readonly app_ID: string }) => app_ID, rowLabel },
  byId: { getRowId: ({ Id }: Titled & { readonly Id: string }) => Id, rowLabel },
} as const
