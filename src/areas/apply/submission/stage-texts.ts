import { explain, isUnanswered, refusalOr, type ApiError } from '@/api/errors'
import type { SubmissionStage } from '@/features/drafts/stamp'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { labelOf } from '@/domain/application/form-entries'
import { messages } from '@/domain/texts/messages'

export const STAGE_LABELS: Record<SubmissionStage, string> = {
  grant: 'Your answers',
  files: 'Your four files',
  rows: 'Grants, funding and co-investigators',
}

export function failureText(stage: SubmissionStage, error: ApiError): string {
  switch (stage) {
    case 'grant':
      if (error.kind === 'refused')
        return messages.form.submissionFailed(refusalOr(error, messages.form.unexpectedReply))
      return isUnanswered(error) ? messages.form.network : messages.form.unexpectedReply
    case 'files':
      return messages.finalSubmit.filesFailed
    case 'rows':
      return messages.finalSubmit.multipleRowsFailed(error.serverText)
  }
}

/** Lists the files that the host refused, with its reasons; otherwise explains the error. */
export function failureDetail(stage: SubmissionStage, error: ApiError): string {
  const { happened, kept, next } = explain(error)
  const isRefusedFile = stage === 'files' && error.kind === 'refused' && error.serverText !== ''
  return isRefusedFile ? error.serverText.split('\n').map(withFileLabel).join('\n') : `${happened} ${kept} ${next}`
}

/** A refusal of one file starts with its field name. */
function withFileLabel(line: string): string {
  const field = FILE_FIELDS.find((name) => line.startsWith(`${name}:`))
  return field ? labelOf(field) + line.slice(field.length) : line
}
