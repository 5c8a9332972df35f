import { z } from '../zod'
import { cleanLine } from '../texts/clean-line'
import { cleanEmail } from '../people/email-address'
import { guidance } from '../texts/guidance'
import { isPlausibleDay } from '../dates/host-date'
import { messages } from '../texts/messages'
import { plainAmount } from '../money/money'

const dateOrTime = z.string().trim().min(1, messages.dates.allFields)
const date = dateOrTime.refine(isPlausibleDay, guidance.dayFormat)

/** The open and close dates: every field is required, with one text for all. */
export const applicationDatesSchema = z.object({
  openDate: date,
  openTime: dateOrTime,
  closeDate: date,
  closeTime: dateOrTime,
  year: dateOrTime.refine((year) => isPlausibleDay(`${year}-01-01`), guidance.yearFormat),
})

export type ApplicationDatesForm = z.infer<typeof applicationDatesSchema>

/** Whether nobody could ever submit with these dates. They may be saved, so it is a warning and no rule. */
export function closesBeforeItOpens(dates: ApplicationDatesForm): boolean {
  // `YYYY-MM-DD HH:MM` sorts as text.
  return `${dates.closeDate} ${dates.closeTime}` < `${dates.openDate} ${dates.openTime}`
}

const required = (label: string) => z.string().overwrite(cleanLine).min(1, guidance.required(label))

/** The Enter Grant Details dialog. All fields are required: the e-mail to the applicant names all of them. */
export const grantDetailsSchema = z.object({
  startDate: required('Start Date').refine(isPlausibleDay, guidance.dayFormat),
  period: required('Period'),
  amount: z
    .string()
    .trim()
    .min(1, guidance.required('Approved Amount (LKR)'))
    .refine((typed) => plainAmount(typed) !== undefined, messages.projectStep.amount)
    .overwrite((typed) => plainAmount(typed) ?? typed),
})

/** A reviewer to invite: the host stores an invitation only with all of these. */
export const reviewerInvitationSchema = z.object({
  name: required('Name'),
  email: z.string().overwrite(cleanEmail).min(1, messages.account.email),
  affiliation: required('Affiliation'),
})

/** The HOD or the Dean to ask for an approval. */
export const approverInvitationSchema = z.object({
  name: required('Name'),
  email: z.string().overwrite(cleanEmail).min(1, messages.account.email),
})

/** The HOD or the Dean once more: the host does not say the name, and the greeting does without it. */
export const approverReminderSchema = approverInvitationSchema.extend({ name: z.string().overwrite(cleanLine) })
