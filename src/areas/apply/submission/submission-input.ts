import { FILE_FIELDS, type ApplicationFiles, type ApplicationForm, type FileField } from '@/domain/application-form'
import { normaliseForm } from '@/domain/normalise-form'
import type { Variant } from '@/domain/validation'

const isFilled = (row: object): boolean => Object.values(row).some((value) => value !== '')

/**
 * The answers as the host gets them: without spaces around them, without those to questions that are not asked, and
 * without empty rows. `scalars` are the fields that a flat form can carry (wire 1.2).
 */
export function answersToSend(form: ApplicationForm, variant: Variant) {
  const { grantRows, fundingRows, co_investigators, ...answered } = normaliseForm(form)
  const asksForLeave = variant === 'edit' || answered.Leave_Get === 'yes'
  return {
    scalars: asksForLeave ? answered : { ...answered, Leave_Date: '', Leave_Duration: '' },
    rows: {
      grantRows: grantRows.filter(isFilled),
      fundingRows: answered.outsidegrants === 'yes' ? fundingRows.filter(isFilled) : [],
      co_investigators: co_investigators.filter(isFilled),
    },
  }
}

/** All four files, or undefined where one is missing. */
export function allFour(files: ApplicationFiles<File>): Record<FileField, File> | undefined {
  const { projectProposal, projectBudget, projectCV, coInvestigatorsCVs } = files
  if (!projectProposal || !projectBudget || !projectCV || !coInvestigatorsCVs) return undefined
  return { projectProposal, projectBudget, projectCV, coInvestigatorsCVs }
}

/** Bytes of the chosen files together. */
export const sizeOf = (files: ApplicationFiles<File>): number =>
  FILE_FIELDS.reduce((bytes, field) => bytes + (files[field]?.size ?? 0), 0)
