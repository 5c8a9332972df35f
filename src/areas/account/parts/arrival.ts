import { z } from '@/domain/zod'

/** Navigation state for the log-in page, which keeps it out of the URL. Never contains a password. */
const arrivalSchema = z.object({
  notice: z.string(),
  /** The host's message. */
  said: z.string().optional(),
  email: z.string().optional(),
})

export type Arrival = z.output<typeof arrivalSchema>

export const arrival = (handed: Arrival): Arrival => handed

/** Validated, because navigation state may be from an older version of the portal. */
export const arrivalFrom = (state: unknown): Arrival | null => arrivalSchema.safeParse(state).data ?? null
