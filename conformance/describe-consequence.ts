import { explain } from '@/api/explain'
import type { ApiError } from '@/wire/client/api-error'

export function describeConsequence(error: ApiError): string {
  const { happened, kept } = explain(error)
  return `tells the person: ${happened} ${kept}`
}
