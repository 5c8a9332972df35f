export interface Template {
  readonly label: string
  readonly path: string
}

/** The file names of the legacy host, one of them misspelt. A council replaces the files by its own. */
export const templatePaths = {
  guidelines: '/Templates/Application Guidelines.pdf',
  proposal: '/Templates/Project Proposal.docx',
  budget: '/Templates/Project Budget.docx',
  budgetRevision: '/Templates/Budget Revisions.docx',
  'mid-year': '/Templates/Six Months Progresss Evaluation.docx',
  'end-year': '/Templates/One Year Progress Evaluation.docx',
  final: '/Templates/Final Report Evaluation.docx',
} as const
