import { z } from '@/lib/zod'

/** Navigation state of the log-in page, so that none of it is in the URL. Never contains a password. */
const logInStateSchema = z.object({
  notice: z.string(),
  hostMessage: z.optional(z.string()),
  email: z.optional(z.string()),
})

type LogInState = z.output<typeof logInStateSchema>

export const toLogInState = (state: LogInState): LogInState => state

/** Returns null for invalid navigation state, which may be from an older version of the portal. */
export const parseLogInState = (state: unknown): LogInState | null => logInStateSchema.safeParse(state).data ?? null
