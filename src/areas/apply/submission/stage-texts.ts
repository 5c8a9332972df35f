import { explain, getRefusalText } from '@/api/explain'
import { hasNoResponse, type ApiError } from '@/wire/client/api-error'
import type { SubmissionStage } from '@/features/drafts/stamp'
import { getFieldSpec } from '@/domain/application/application-fields'
import { FILE_FIELDS } from '@/domain/application/application-form'
import { ENTRIES, getLabel, type FormEntry } from '@/domain/application/form-entries'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import type { StageFailure } from './send-stages'

export const STAGE_LABELS: Record<SubmissionStage, string> = {
  grant: 'Your answers',
  files: 'Your four files',
  rows: 'Grants, funding and co-investigators',
}

export function formatFailure({ stage, error }: StageFailure): string {
  switch (stage) {
    case 'grant':
      if (error.kind === 'refused')
        return messages.form.submissionFailed(getRefusalText(error, messages.form.unexpectedReply))
      return hasNoResponse(error) ? messages.form.network : messages.form.unexpectedReply
    case 'files':
      return messages.finalSubmit.filesFailed
    case 'rows':
      return messages.finalSubmit.multipleRowsFailed(error.serverText)
  }
}

export const FILES_UNCONFIRMED = `${guidance.ambiguousFiles.happened} ${guidance.ambiguousFiles.next}`

/** Whether the user must choose another file before Retry. */
export const isFileProblem = ({ stage, error: { kind } }: StageFailure): boolean =>
  stage === 'files' && (kind === 'refused' || kind === 'too-large' || kind === 'unreadable-file')

/** Lists the files that the host refused and its reasons, or explains another error. */
export function formatFailureDetail({ stage, error }: StageFailure): string {
  const { happened, kept, next } = explain(error)
  const isRefusedFile = stage === 'files' && error.kind === 'refused' && error.serverText !== ''
  return isRefusedFile ? error.serverText.split('\n').map(replaceFieldName).join('\n') : `${happened} ${kept} ${next}`
}

/** Replaces the field name at the start of a file's refusal with its label. */
function replaceFieldName(line: string): string {
  const field = FILE_FIELDS.find((name) => line.startsWith(`${name}:`))
  return field ? getLabel(field) + line.slice(field.length) : line
}

/** Returns the fields that a refusal names: `Missing required fields: Leave_Date, Leave_Duration`. */
export function findNamedFields({ kind, serverText }: Pick<ApiError, 'kind' | 'serverText'>): FormEntry[] {
  if (kind !== 'refused') return []
  const [, nameList = ''] = /^missing required fields:(.*)$/im.exec(serverText) ?? []
  const names = new Set(nameList.split(',').map((word) => word.trim()))
  return ENTRIES.filter(({ wire }) => names.has(wire))
}

/** Whether most hosts require the field only with a leave. */
export const isLeaveField = ({ field }: FormEntry): boolean => getFieldSpec(field).onlyIf === 'leaveRequested'
