import { z } from '@/lib/zod'
import { cleanLine } from '../texts/clean-line'
import { recipientEmail } from '../people/account-schemas'
import { guidance } from '../texts/guidance'
import { isPlausibleDay } from '../dates/host-date'
import { messages } from '../texts/messages'
import { plainAmount } from '../money/money'

const dateOrTime = z.string().check(z.trim(), z.minLength(1, messages.dates.allFields))
const date = dateOrTime.check(z.refine(isPlausibleDay, guidance.dayFormat))

/** Compares only dates and times that are valid by themselves. */
const CLOSING_CHECK = {
  error: guidance.closesBeforeOpening,
  when: ({ issues }: { issues: readonly unknown[] }) => issues.length === 0,
}

/** All fields are required and share one message. The closing must not be before the opening. */
export const applicationDatesSchema = z
  .object({
    openDate: date,
    openTime: dateOrTime,
    closeDate: date,
    closeTime: dateOrTime,
    year: dateOrTime.check(z.refine((year) => isPlausibleDay(`${year}-01-01`), guidance.yearFormat)),
  })
  .check(
    // `YYYY-MM-DD` and `HH:MM` sort as text.
    z.refine(({ openDate, closeDate }) => closeDate >= openDate, { ...CLOSING_CHECK, path: ['closeDate'] }),
    z.refine(({ openDate, openTime, closeDate, closeTime }) => closeDate !== openDate || closeTime >= openTime, {
      ...CLOSING_CHECK,
      path: ['closeTime'],
    }),
  )

export type ApplicationDatesForm = z.infer<typeof applicationDatesSchema>

const requiredText = (label: string) =>
  z.string().check(z.overwrite(cleanLine), z.minLength(1, guidance.required(label)))

/** The Enter Grant Details dialog. All fields are required, because the e-mail to the applicant contains them. */
export const grantDetailsSchema = z.object({
  startDate: requiredText('Start Date').check(z.refine(isPlausibleDay, guidance.dayFormat)),
  period: requiredText('Period'),
  amount: z.string().check(
    z.trim(),
    z.minLength(1, guidance.required('Approved Amount (LKR)')),
    z.refine((typed) => plainAmount(typed) !== undefined, messages.projectStep.amount),
    z.overwrite((typed) => plainAmount(typed) ?? typed),
  ),
})

/** A reviewer to invite. The host stores an invitation only with all of these fields. */
export const reviewerInvitationSchema = z.object({
  name: requiredText('Name'),
  email: recipientEmail(messages.account.email),
  affiliation: requiredText('Affiliation'),
})

export const approverInvitationSchema = z.object({
  name: requiredText('Name'),
  email: recipientEmail(messages.account.email),
})

/** The host does not send the approver's name, so a reminder may have none. */
export const approverReminderSchema = z.extend(approverInvitationSchema, {
  name: z.string().check(z.overwrite(cleanLine)),
})
