import { z } from 'zod'
import { withoutSpaces } from './email-address'
import { guidance } from './guidance'
import { messages } from './messages'
import { withoutGrouping } from './money'

const date = z.string().trim().min(1, messages.dates.allFields)

/** The open and close dates: every field of the row, one text for all (spec 5). */
export const applicationDatesSchema = z.object({
  openDate: date,
  openTime: date,
  closeDate: date,
  closeTime: date,
  year: date,
})

export type ApplicationDatesForm = z.infer<typeof applicationDatesSchema>

/** Whether the dates would never let anybody in: worth a warning before they are sent, though spec 5 has no rule. */
export function closesBeforeItOpens(dates: ApplicationDatesForm): boolean {
  // Dates and times of this fixed form sort as texts.
  return `${dates.closeDate} ${dates.closeTime}` < `${dates.openDate} ${dates.openTime}`
}

const required = (label: string) => z.string().trim().min(1, guidance.required(label))

/** The Enter Grant Details modal. Spec 5 has no rule for it; a grant mailed without its amount would be no grant. */
export const grantDetailsSchema = z.object({
  startDate: required('Start Date'),
  period: required('Period'),
  amount: z
    .string()
    .overwrite(withoutGrouping)
    .min(1, guidance.required('Approved Amount (LKR)'))
    .regex(/^\d*$/, messages.projectStep.amount),
})

/** A reviewer to invite: the host stores an invitation only with all of these (wire 2.7). */
export const reviewerInvitationSchema = z.object({
  name: required('Name'),
  email: z.string().overwrite(withoutSpaces).min(1, messages.account.email),
  affiliation: required('Affiliation'),
})

/** The HOD or the Dean to ask for an approval. */
export const approverInvitationSchema = z.object({
  name: required('Name'),
  email: z.string().overwrite(withoutSpaces).min(1, messages.account.email),
})
