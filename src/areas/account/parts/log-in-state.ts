import { z } from '@/lib/zod'

/** Navigation state for the log-in page, which keeps it out of the URL. Never contains a password. */
const logInStateSchema = z.object({
  notice: z.string(),
  /** The host's message. */
  said: z.optional(z.string()),
  email: z.optional(z.string()),
})

type LogInState = z.output<typeof logInStateSchema>

export const logInState = (handed: LogInState): LogInState => handed

/** Validated, because navigation state may be from an older version of the portal. */
export const logInStateFrom = (state: unknown): LogInState | null => logInStateSchema.safeParse(state).data ?? null
