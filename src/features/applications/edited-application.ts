import { z } from '@/lib/zod'

const id = z.union([z.string(), z.pipe(z.number(), z.transform(String))])

const stateSchema = z.union([
  z.pipe(
    z.object({ appId: id }),
    z.transform(({ appId }) => appId),
  ),
  // An older version of the portal wrote this name, and a restored tab still has it.
  z.pipe(
    z.object({ applicationId: id }),
    z.transform(({ applicationId }) => applicationId),
  ),
])

export const editState = (applicationId: string) => ({ appId: applicationId })

export const editedIn = (state: unknown): string | undefined => stateSchema.safeParse(state).data
