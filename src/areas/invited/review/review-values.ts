import type { z } from 'zod'
import type { reviewSchema } from '@/domain/decision-schemas'

/** A review as it is typed, and as it is sent. */
export type ReviewInput = z.input<typeof reviewSchema>
export type ReviewOutput = z.output<typeof reviewSchema>
