import { z } from '@/lib/zod'
import { guidance } from '../texts/guidance'
import { REVIEWERS } from '../people/reviewers'
import { countCharacters, limits } from '../texts/limits'
import { messages } from '../texts/messages'
import { plainNumber } from '../money/plain-number'
import { DECISIONS } from '../status/status'
import { parseMark } from './marks'

export const REMARKS_TOO_LONG = guidance.tooLong('Remarks', limits.remarks)

/** The decision of an HOD or Dean. */
export const decisionSchema = z.object({
  decision: z.enum(DECISIONS, { error: messages.decision.decisionRequired }),
  remarks: z.string().check(
    z.trim(),
    z.minLength(1, messages.decision.remarksRequired),
    z.refine((typed) => countCharacters(typed) <= limits.remarks, REMARKS_TOO_LONG),
  ),
})

/** A reviewer's own page. Marks are free text, and 0 is a mark. */
export const reviewSchema = z.object({
  marks: z.string().check(z.trim(), z.minLength(1, guidance.marksRequired)),
  report: z.file({ error: guidance.required('Evaluation report') }),
})

/** The council's page for documents that a reviewer sent on paper. Marks are a number on the scale. */
export const reviewerDocumentsSchema = z.object({
  reviewer: z.enum(
    REVIEWERS.map(({ kind }) => kind),
    { error: messages.review.documentFields },
  ),
  applicationId: z.string().check(z.trim(), z.minLength(1, messages.review.documentFields)),
  report: z.file({ error: messages.review.documentFields }),
  marks: z.string().check(
    z.trim(),
    z.minLength(1, messages.review.documentFields),
    z.refine((typed) => plainNumber(typed) !== undefined, { error: guidance.marksFormat, abort: true }),
    z.refine((typed) => parseMark(typed) !== undefined, guidance.marksScale),
  ),
})
