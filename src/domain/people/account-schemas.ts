import { z } from '@/lib/zod'
import { cleanLine } from '../texts/clean-line'
import { cleanEmail, looksLikeEmail } from './email-address'
import { guidance } from '../texts/guidance'
import { messages } from '../texts/messages'

/** For log-in and sign-up, because only the host validates the format there. */
const email = (message: string) => z.string().check(z.overwrite(cleanEmail), z.minLength(1, message))
/** An address for e-mails of the council. Validated early, because the host may save it before the e-mail fails. */
export const recipientEmail = (message: string) =>
  email(message).check(z.refine(looksLikeEmail, guidance.addressFormat))
const name = (message: string) => z.string().check(z.overwrite(cleanLine), z.minLength(1, message))
/** Spaces are part of a password. The host alone validates its strength. */
const password = (message: string) => z.string().check(z.minLength(1, message))
/** Refuses a space at an end of a new password, because such a space is nearly always copied by mistake. */
const newPassword = (message: string) =>
  password(message).check(z.refine((text) => text === text.trim(), guidance.passwordSpace))

const texts = messages.account

export const loginSchema = z.object({
  email: email(texts.email),
  password: password(texts.password),
})

const newPerson = {
  firstName: name(texts.firstName),
  lastName: name(texts.lastName),
  email: email(texts.email),
  password: newPassword(texts.password),
  confirmPassword: password(texts.confirmPassword),
}

interface PasswordPair {
  password: string
  confirmPassword: string
}

/** Passes while the second password is empty, because it is then missing, not different. */
const passwordsAgree = ({ password, confirmPassword }: PasswordPair) =>
  confirmPassword === '' || password === confirmPassword
const passwordsDiffer = { error: texts.passwordsDiffer, path: ['confirmPassword'] }

export const signupSchema = z.object(newPerson).check(z.refine(passwordsAgree, passwordsDiffer))

/** The roles in the New Account form; applicants sign up themselves. */
export const NEW_ACCOUNT_ROLES = ['Admin', 'urc'] as const

/** The role may be empty, because no fixed text exists for a missing one. */
export const newAccountSchema = z
  .object({ ...newPerson, email: recipientEmail(texts.email), role: z.enum([...NEW_ACCOUNT_ROLES, '']) })
  .check(z.refine(passwordsAgree, passwordsDiffer))

export const changePasswordSchema = z.object({
  email: email(texts.email),
  currentPassword: password(texts.currentPassword),
  newPassword: newPassword(texts.newPassword),
})

export const forgotPasswordSchema = z.object({ email: recipientEmail(texts.enterEmail) })
