import type { permissions } from '@/domain/people/permissions'
import { Refusal } from '@/wire/mock/refusal'

export function assertAllowed(verdict: true | string, rule: keyof typeof permissions): void {
  if (verdict !== true) throw new Refusal('conflict', verdict, rule)
}
