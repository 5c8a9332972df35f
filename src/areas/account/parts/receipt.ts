import { z } from '@/lib/zod'

/** The navigation state that a screen passes to /popup after it has sent something. */
const receiptSchema = z.object({
  /** Set for an application, which is reviewed and approved; anything else only goes to the council's office. */
  what: z.optional(z.literal('application')),
  applicationId: z.optional(z.string()),
  pdfUrl: z.optional(z.url({ protocol: /^https?$/ })),
  /** Such as `Mid-year progress report`. */
  document: z.optional(z.string()),
  /** For example, file names. */
  sent: z.optional(z.array(z.string())),
  /** The host's message on success; empty if it only confirms, undefined if it was lost. */
  said: z.optional(z.string()),
  /** Set if the host did not show what was sent. */
  note: z.optional(z.string()),
  at: z.optional(z.iso.datetime()),
})

export type Receipt = z.output<typeof receiptSchema>

/** Returns an empty receipt for invalid navigation state. */
export const receiptFrom = (state: unknown): Receipt => receiptSchema.safeParse(state).data ?? {}
