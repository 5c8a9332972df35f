import {
  FILE_FIELDS,
  type ApplicationFiles,
  type ApplicationForm,
  type FileField,
  type RowListName,
  type TextFieldName,
} from '@/domain/application-form'
import { normaliseForm } from '@/domain/normalise-form'
import { asksForLeave, type FormVariant } from '@/domain/validation'

const isFilled = (row: object): boolean => Object.values(row).some((value) => value !== '')

/**
 * The answers as the host gets them: without spaces around them, without those to questions that are not asked, and
 * without empty rows. `scalars` are the fields that a flat form can carry. What the person checks before sending is
 * shown from this as well, so that the two cannot part.
 */
export function answersToSend(form: ApplicationForm, rules: FormVariant) {
  const { grantRows, fundingRows, co_investigators, ...answered } = normaliseForm(form)
  const withLeave = asksForLeave(answered, rules)
  const withFunding = answered.outsidegrants === 'yes'
  const notAsked: readonly (TextFieldName | RowListName)[] = [
    ...(withLeave ? [] : (['Leave_Date', 'Leave_Duration'] as const)),
    ...(withFunding ? [] : (['fundingRows'] as const)),
  ]
  return {
    scalars: withLeave ? answered : { ...answered, Leave_Date: '', Leave_Duration: '' },
    rows: {
      grantRows: grantRows.filter(isFilled),
      fundingRows: withFunding ? fundingRows.filter(isFilled) : [],
      co_investigators: co_investigators.filter(isFilled),
    },
    /** Questions that this application does not meet; nothing is sent for them. */
    notAsked,
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
