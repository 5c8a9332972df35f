import { z } from '@/domain/zod'

/** The navigation state that a screen passes to /popup after it has sent something. */
const receiptSchema = z.object({
  /** Set for an application, which is reviewed and approved; anything else only goes to the council's office. */
  what: z.literal('application').optional(),
  applicationId: z.string().optional(),
  pdfUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** For example, file names. */
  sent: z.array(z.string()).optional(),
  /** The host's message on success. */
  said: z.string().optional(),
  at: z.iso.datetime().optional(),
})

export type Receipt = z.output<typeof receiptSchema>

/** Returns an empty receipt for invalid navigation state. */
export const receiptFrom = (state: unknown): Receipt => receiptSchema.safeParse(state).data ?? {}
