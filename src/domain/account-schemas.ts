import { z } from 'zod'
import { withoutSpaces } from './email-address'
import { messages } from './messages'

/**
 * The rules of the account forms (spec 5), in its exact words. There is no rule for the form of an address or
 * the strength of a password: the host has none that we know, and it answers with its own words.
 */
const email = (message: string) => z.string().overwrite(withoutSpaces).min(1, message)
const name = (message: string) => z.string().trim().min(1, message)
/** Spaces are part of a password. */
const password = (message: string) => z.string().min(1, message)

const words = messages.account

export const loginSchema = z.object({
  email: email(words.email),
  password: password(words.password),
})

const newPerson = {
  firstName: name(words.firstName),
  lastName: name(words.lastName),
  email: email(words.email),
  password: password(words.password),
  confirmPassword: password(words.confirmPassword),
}

interface PasswordPair {
  password: string
  confirmPassword: string
}

/** Says nothing while the second one is empty: then it is required, not different. */
const passwordsAgree = ({ password, confirmPassword }: PasswordPair) =>
  confirmPassword === '' || password === confirmPassword
const passwordsDiffer = { error: words.passwordsDiffer, path: ['confirmPassword'] }

export const signupSchema = z.object(newPerson).refine(passwordsAgree, passwordsDiffer)

/** The roles that the account form offers (spec 6). */
export const NEW_ACCOUNT_ROLES = ['Admin', 'urc'] as const

/** The role is not checked as required (spec 5). */
export const newAccountSchema = z
  .object({ ...newPerson, role: z.enum([...NEW_ACCOUNT_ROLES, '']) })
  .refine(passwordsAgree, passwordsDiffer)

export const changePasswordSchema = z.object({
  email: email(words.email),
  currentPassword: password(words.currentPassword),
  newPassword: password(words.newPassword),
})

export const forgotPasswordSchema = z.object({ email: email(words.enterEmail) })
