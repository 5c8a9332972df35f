export interface Template {
  readonly label: string
  readonly path: string
}

/** The names that the files have on the legacy host, one of them misspelt. A council's own files replace them. */
export const templatePaths = {
  guidelines: '/Templates/Application Guidelines.pdf',
  proposal: '/Templates/Project Proposal.docx',
  budget: '/Templates/Project Budget.docx',
  budgetRevision: '/Templates/Budget Revisions.docx',
  'mid-year': '/Templates/Six Months Progresss Evaluation.docx',
  'end-year': '/Templates/One Year Progress Evaluation.docx',
  final: '/Templates/Final Report Evaluation.docx',
} as const
