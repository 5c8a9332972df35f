import type { z } from '@/domain/zod'
import type { reviewSchema } from '@/domain/council/decision-schemas'

/** The values of the review form, before and after validation. */
export type ReviewInput = z.input<typeof reviewSchema>
export type ReviewOutput = z.output<typeof reviewSchema>
