import { z } from '@/domain/zod'

/** The navigation state that a page passes to the login: nothing of it is in the URL, and it never has a password. */
const arrivalSchema = z.object({
  /** What has just been done, as a sentence. */
  notice: z.string(),
  /** The host's message about it. */
  said: z.string().optional(),
  /** The email of the person expected to log in; prefills the form. */
  email: z.string().optional(),
})

export type Arrival = z.output<typeof arrivalSchema>

export const arrival = (handed: Arrival): Arrival => handed

/** Validated, because navigation state may be from an older version of the portal. */
export const arrivalFrom = (state: unknown): Arrival | null => arrivalSchema.safeParse(state).data ?? null
