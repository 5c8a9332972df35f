import type { Action } from '@/domain/people/permissions'
import type { z } from '@/lib/zod'
import { endpointsOf, type Endpoint } from '@/wire/contract/endpoint'

export type Tag =
  | 'accounts'
  | 'emails'
  | 'faculties'
  | 'dates'
  | 'applications'
  | 'files'
  | 'agreements'
  | 'budgets'
  | 'reports'
  | 'criteria'
  | 'reviews'
  | 'approvals'

export const endpoint = endpointsOf<Action, Tag>()

/** A row of the contract. */
export type CouncilEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, 'GET' | 'POST', Action, Tag>
