import type { ApiError } from '@/api/errors'
import type { TextFieldName } from '@/domain/application-form'
import { FIELD_LABELS } from '@/domain/application-steps'

/** The fields that a refusal names as its form does: `Missing required fields: Leave_Date, Leave_Duration`. */
export function fieldsNamedIn({ kind, serverText }: Pick<ApiError, 'kind' | 'serverText'>): TextFieldName[] {
  if (kind !== 'refused') return []
  const [, named = ''] = /^missing required fields:(.*)$/im.exec(serverText) ?? []
  const words = new Set(named.split(',').map((word) => word.trim()))
  const names = Object.keys(FIELD_LABELS) as TextFieldName[] // Files have labels too, and are no part of such a list.
  return names.filter((name) => words.has(name))
}
