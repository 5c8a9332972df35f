import { z } from '@/domain/zod'

/** What a screen hands to /popup in navigation state after it has sent something. */
const receiptSchema = z.object({
  /** An application, which has a way before it; anything else the council's office looks at. */
  what: z.literal('application').optional(),
  applicationId: z.string().optional(),
  /** Where the host has put the PDF of the application. */
  pdfUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** What was sent, in words: file names, for example. */
  sent: z.array(z.string()).optional(),
  /** What the host said beside its yes. */
  said: z.string().optional(),
  /** When, as an ISO instant. */
  at: z.iso.datetime().optional(),
})

export type Receipt = z.output<typeof receiptSchema>

/** Navigation state may be anything: what does not fit is no receipt. */
export const receiptFrom = (state: unknown): Receipt => receiptSchema.safeParse(state).data ?? {}
