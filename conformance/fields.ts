import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { readBody } from '@/contract/php'
import { z } from '@/domain/zod'
import { REVIEWERS } from '@/domain/people/reviewers'

const LATER_REVIEWERS = REVIEWERS.filter(({ mayBeAbsent }) => mayBeAbsent)
  .map(({ number }) => `reviewer${number}`)
  .join('|')

/**
 * Fields that a host may leave out. Every codec reads a missing column as an empty one, so that the portal goes on.
 * Here it is reported, because a misspelt column is missing too.
 */
const MAY_BE_ABSENT: Readonly<Partial<Record<CallName, RegExp>>> = {
  // Later reviewers, and whether an e-mail was sent: only later hosts have these (docs/host.md#missing-keys).
  listReviewers: new RegExp(`^(${LATER_REVIEWERS})|EmailSent$`),
  listApprovedApplications: new RegExp(`^(${LATER_REVIEWERS})`),
  listApprovals: /^(hod|dean)(_sent|Email)$/,
  listAgreements: /^(requested|uploaded_at|hasAgreement)$/,
  getDetails: new RegExp(`^(${LATER_REVIEWERS})|^uploads_uploaded_at$`),
  // Fields of the form that no screen asks for, or that Grant.php has no column for.
  getFormData: /^data\.(start_date|duration|co_investigator_departmentUniversity)$/,
}

/** Whether a host may leave a field of a reply out, of a known call: `data.start_date`. */
export const mayBeAbsent = (call: CallName, field: string): boolean => MAY_BE_ABSENT[call]?.test(field) ?? false

type Shape = Readonly<Record<string, z.core.$ZodType>>

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** The records in a reply, each with the fields that its schema has: what a codec or a union wraps is looked into. */
function records(schema: z.core.$ZodType, json: unknown, path = ''): { json: object; path: string; shape: Shape }[] {
  if (schema instanceof z.ZodCodec) return records(schema.in, json, path)
  if (schema instanceof z.ZodOptional) return records(schema.unwrap(), json, path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => records(option, json, path))
  if (schema instanceof z.ZodArray && Array.isArray(json))
    return json.flatMap((row) => records(schema.element, row, path))
  if (!(schema instanceof z.ZodObject) || !isRecord(json)) return []
  const { shape } = schema
  const inner = Object.entries(shape).flatMap(([key, field]) => records(field, json[key], `${path}${key}.`))
  return [{ json, path, shape }, ...inner]
}

/** The fields that a reply should have and has not, by name; null where it holds no record to have any. */
export function absentFields(call: CallName, written: string): string[] | null {
  const { response }: Endpoint = contract[call]
  const body = readBody(written)
  const found = 'json' in body ? records(response, body.json) : []
  if (found.length === 0) return null
  const absent = found.flatMap(({ json, path, shape }) =>
    Object.entries(shape)
      .filter(([key, field]) => !(key in json) && !(field instanceof z.ZodOptional))
      .map(([key]) => `${path}${key}`),
  )
  return [...new Set(absent)].filter((field) => !mayBeAbsent(call, field))
}
