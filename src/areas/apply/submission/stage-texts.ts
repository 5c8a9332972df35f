import { explain, getRefusalText } from '@/api/explain'
import { isUnanswered, type ApiError } from '@/wire/client/api-error'
import type { SubmissionStage } from '@/features/drafts/stamp'
import { fieldSpec } from '@/domain/application/application-fields'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { ENTRIES, labelOf, type FormEntry } from '@/domain/application/form-entries'
import { messages } from '@/domain/texts/messages'
import type { StageFailure } from './send-stages'

export const STAGE_LABELS: Record<SubmissionStage, string> = {
  grant: 'Your answers',
  files: 'Your four files',
  rows: 'Grants, funding and co-investigators',
}

export function failureText({ stage, error }: StageFailure): string {
  switch (stage) {
    case 'grant':
      if (error.kind === 'refused')
        return messages.form.submissionFailed(getRefusalText(error, messages.form.unexpectedReply))
      return isUnanswered(error) ? messages.form.network : messages.form.unexpectedReply
    case 'files':
      return messages.finalSubmit.filesFailed
    case 'rows':
      return messages.finalSubmit.multipleRowsFailed(error.serverText)
  }
}

/** Lists the files that the host refused, with its reasons; otherwise explains the error. */
export function failureDetail({ stage, error }: StageFailure): string {
  const { happened, kept, next } = explain(error)
  const isRefusedFile = stage === 'files' && error.kind === 'refused' && error.serverText !== ''
  return isRefusedFile ? error.serverText.split('\n').map(withFileLabel).join('\n') : `${happened} ${kept} ${next}`
}

/** A refusal of one file starts with its field name. */
function withFileLabel(line: string): string {
  const field = FILE_FIELDS.find((name) => line.startsWith(`${name}:`))
  return field ? labelOf(field) + line.slice(field.length) : line
}

/** The fields named by a refusal, by their wire names: `Missing required fields: Leave_Date, Leave_Duration`. */
export function fieldsNamedIn({ kind, serverText }: Pick<ApiError, 'kind' | 'serverText'>): FormEntry[] {
  if (kind !== 'refused') return []
  const [, named = ''] = /^missing required fields:(.*)$/im.exec(serverText) ?? []
  const words = new Set(named.split(',').map((word) => word.trim()))
  return ENTRIES.filter(({ wire }) => words.has(wire))
}

/** Most hosts require these fields only with a leave. */
export const isOfLeave = ({ field }: FormEntry): boolean => fieldSpec(field).onlyIf === 'leaveRequested'
