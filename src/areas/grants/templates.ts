import type { ReportUploadType } from '@/domain/file-kinds'

export interface Template {
  readonly label: string
  /** Its place in the site, spelled as the files are: one of them has a letter too many (wire 7). */
  readonly path: string
}

export const budgetTemplate: Template = { label: 'Budget Template', path: '/Templates/Budget Revisions.docx' }

export const reportTemplates: Readonly<Record<ReportUploadType, Template>> = {
  'mid-year': { label: 'Mid Year Report Template', path: '/Templates/Six Months Progresss Evaluation.docx' },
  'end-year': { label: 'End Year Report Template', path: '/Templates/One Year Progress Evaluation.docx' },
  final: { label: 'Final Report Template', path: '/Templates/Final Report Evaluation.docx' },
}
