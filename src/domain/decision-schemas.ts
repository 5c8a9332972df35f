import { z } from 'zod'
import { REVIEWERS } from './reviewers'
import { messages } from './messages'
import { DECISIONS } from './status'

/** The Dean and the HOD are told the same in an alert; only the HOD's page names each field (spec 5). */
const decisionSchema = (decision: string, remarks: string) =>
  z.object({
    decision: z.enum(DECISIONS, { error: decision }),
    remarks: z.string().trim().min(1, remarks),
  })

const { bothRequired, decisionRequired, remarksRequired } = messages.decision

export const deanDecisionSchema = decisionSchema(bothRequired, bothRequired)
export const hodDecisionSchema = decisionSchema(decisionRequired, remarksRequired)

/** A reviewer's own page: marks are free text, and a mark of 0 is a mark (settled). */
export const reviewSchema = z.object({
  marks: z.string().trim().min(1, messages.review.marksAndReport),
  report: z.file({ error: messages.review.marksAndReport }),
})

/** The council's page for a reviewer's documents: marks are a number (spec 5). */
export const reviewerDocumentsSchema = z.object({
  reviewer: z.enum(
    REVIEWERS.map(({ kind }) => kind),
    { error: messages.review.documentFields },
  ),
  applicationId: z.string().trim().min(1, messages.review.documentFields),
  report: z.file({ error: messages.review.documentFields }),
  marks: z
    .string()
    .trim()
    .regex(/^\d+(?:\.\d+)?$/, messages.review.documentFields),
})
