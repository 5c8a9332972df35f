import { z } from '@/domain/zod'

/** The navigation state that a screen passes to /popup after it has sent something. */
const receiptSchema = z.object({
  /** Set for an application, which is reviewed and approved; anything else only goes to the council's office. */
  what: z.literal('application').optional(),
  applicationId: z.string().optional(),
  /** The host's URL of the application's PDF. */
  pdfUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** What was sent, as text: file names, for example. */
  sent: z.array(z.string()).optional(),
  /** The host's message on success. */
  said: z.string().optional(),
  /** When it was sent, as an ISO instant. */
  at: z.iso.datetime().optional(),
})

export type Receipt = z.output<typeof receiptSchema>

/** Validated, because navigation state can be anything; an invalid one is an empty receipt. */
export const receiptFrom = (state: unknown): Receipt => receiptSchema.safeParse(state).data ?? {}
