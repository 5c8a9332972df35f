import { z } from '@/domain/zod'

const id = z.union([z.string(), z.number().transform(String)])

const stateSchema = z.union([
  z.object({ appId: id }).transform(({ appId }) => appId),
  // An older version of the portal wrote this name, and a restored tab still has it.
  z.object({ applicationId: id }).transform(({ applicationId }) => applicationId),
])

export const editState = (applicationId: string) => ({ appId: applicationId })

export const editedIn = (state: unknown): string | undefined => stateSchema.safeParse(state).data
