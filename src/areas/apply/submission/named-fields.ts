import type { ApiError } from '@/api/errors'
import { fieldSpec } from '@/domain/application/application-fields'
import { ENTRIES, type FormEntry } from '@/domain/application/form-entries'

/** The fields named by a refusal, by their wire names: `Missing required fields: Leave_Date, Leave_Duration`. */
export function fieldsNamedIn({ kind, serverText }: Pick<ApiError, 'kind' | 'serverText'>): FormEntry[] {
  if (kind !== 'refused') return []
  const [, named = ''] = /^missing required fields:(.*)$/im.exec(serverText) ?? []
  const words = new Set(named.split(',').map((word) => word.trim()))
  return ENTRIES.filter(({ wire }) => words.has(wire))
}

/** Most hosts require these fields only with a leave. */
export const isOfLeave = ({ field }: FormEntry): boolean => fieldSpec(field).onlyIf === 'leaveRequested'
