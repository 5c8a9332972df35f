import { z } from '../zod'
import { cleanLine } from '../texts/clean-line'
import { cleanEmail } from './email-address'
import { messages } from '../texts/messages'

// The host alone validates address format and password strength. The portal shows its refusal.
const email = (message: string) => z.string().check(z.overwrite(cleanEmail), z.minLength(1, message))
const name = (message: string) => z.string().check(z.overwrite(cleanLine), z.minLength(1, message))
/** Spaces are part of a password. */
const password = (message: string) => z.string().check(z.minLength(1, message))

const texts = messages.account

export const loginSchema = z.object({
  email: email(texts.email),
  password: password(texts.password),
})

const newPerson = {
  firstName: name(texts.firstName),
  lastName: name(texts.lastName),
  email: email(texts.email),
  password: password(texts.password),
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
  .object({ ...newPerson, role: z.enum([...NEW_ACCOUNT_ROLES, '']) })
  .check(z.refine(passwordsAgree, passwordsDiffer))

export const changePasswordSchema = z.object({
  email: email(texts.email),
  currentPassword: password(texts.currentPassword),
  newPassword: password(texts.newPassword),
})

export const forgotPasswordSchema = z.object({ email: email(texts.enterEmail) })
