import { z } from '@/domain/zod'

/** What one page hands to the log-in in navigation state: nothing of it is in the address, and no password ever. */
const arrivalSchema = z.object({
  /** A sentence on what has just been done. */
  notice: z.string(),
  /** What the host has said about it. */
  said: z.string().optional(),
  /** Whose log-in is expected. */
  email: z.string().optional(),
})

export type Arrival = z.output<typeof arrivalSchema>

export const arrival = (handed: Arrival): Arrival => handed

/** Navigation state may be anything: it outlives the version of the portal that wrote it. */
export const arrivalFrom = (state: unknown): Arrival | null => arrivalSchema.safeParse(state).data ?? null
