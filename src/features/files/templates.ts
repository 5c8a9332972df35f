/** A file under /Templates/, under the name that a page has for it. */
export interface Template {
  readonly label: string
  readonly path: string
}

/** The files of wire 7, spelled as they lie on the server: one of them has a letter too many. */
export const templatePaths = {
  guidelines: '/Templates/Application Guidelines.pdf',
  proposal: '/Templates/Project Proposal.docx',
  budget: '/Templates/Project Budget.docx',
  budgetRevision: '/Templates/Budget Revisions.docx',
  'mid-year': '/Templates/Six Months Progresss Evaluation.docx',
  'end-year': '/Templates/One Year Progress Evaluation.docx',
  final: '/Templates/Final Report Evaluation.docx',
} as const
