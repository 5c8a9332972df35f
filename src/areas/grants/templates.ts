import { templatePaths, type Template } from '@/features/files/templates'
import type { ReportUploadType } from '@/domain/files/file-kinds'

export const budgetTemplate: Template = { label: 'Budget Template', path: templatePaths.budgetRevision }

export const reportTemplates: Readonly<Record<ReportUploadType, Template>> = {
  'mid-year': { label: 'Mid Year Report Template', path: templatePaths['mid-year'] },
  'end-year': { label: 'End Year Report Template', path: templatePaths['end-year'] },
  final: { label: 'Final Report Template', path: templatePaths.final },
}
