import { describe, expect, it } from 'vitest'
import type { z } from '@/lib/zod'
import {
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  newAccountSchema,
  signupSchema,
} from '@/domain/people/account-schemas'
import { problemsOf } from '../problems-of'

const emptyPerson = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }
const person = {
  firstName: 'Amara',
  lastName: 'Silva',
  email: 'amara@uni.example',
  password: 'secret 1',
  confirmPassword: 'secret 1',
}

describe('account forms', () => {
  it.each<[string, z.ZodMiniType, unknown, Record<string, string>]>([
    [
      'login',
      loginSchema,
      { email: '', password: '' },
      { email: 'Email is required', password: 'Password is required' },
    ],
    [
      'sign-up',
      signupSchema,
      emptyPerson,
      {
        firstName: 'First Name is required',
        lastName: 'Last Name is required',
        email: 'Email is required',
        password: 'Password is required',
        confirmPassword: 'Confirm Password is required',
      },
    ],
    [
      'change of password',
      changePasswordSchema,
      { email: '', currentPassword: '', newPassword: '' },
      {
        email: 'Email is required',
        currentPassword: 'Current Password is required',
        newPassword: 'New Password is required',
      },
    ],
    ['forgotten password', forgotPasswordSchema, { email: ' ' }, { email: 'Please enter your email.' }],
  ])('of %s have the fixed text for each empty field', (_name, schema, values, expected) => {
    expect(problemsOf(schema, values)).toEqual(expected)
  })

  it('require the same fields for an account as for a sign-up, no role', () => {
    const ofSignup = problemsOf(signupSchema, emptyPerson)
    expect(problemsOf(newAccountSchema, { ...emptyPerson, role: '' })).toEqual(ofSignup)
    expect(problemsOf(newAccountSchema, { ...person, role: '' })).toEqual({})
    expect(problemsOf(newAccountSchema, { ...person, role: 'urc' })).toEqual({})
    expect(problemsOf(newAccountSchema, { ...person, role: 'Applicant' })).toHaveProperty('role')
  })

  it.each([signupSchema, newAccountSchema])('report passwords that differ beside an empty field', (schema) => {
    const values = { ...person, firstName: '', confirmPassword: 'secret 2', role: 'Admin' }
    expect(problemsOf(schema, values)).toEqual({
      firstName: 'First Name is required',
      confirmPassword: 'Passwords do not match',
    })
  })

  it('remove invisible characters from names and addresses, not from passwords', () => {
    const pasted = '\u200BA\u00A0B\u202E'
    const sent = {
      ...person,
      firstName: 'A B',
      lastName: 'A B',
      email: 'AB@b.lk',
      password: pasted,
      confirmPassword: pasted,
    }
    const typed = { ...sent, firstName: pasted, lastName: pasted, email: `mailto:${pasted}@b.lk` }
    expect(signupSchema.parse(typed)).toEqual(sent)
    expect(newAccountSchema.parse({ ...typed, role: 'urc' })).toEqual({ ...sent, role: 'urc' })
    expect(loginSchema.parse(typed)).toEqual({ email: 'AB@b.lk', password: pasted })
    expect(forgotPasswordSchema.parse(typed)).toEqual({ email: 'AB@b.lk' })
    const change = { email: typed.email, currentPassword: pasted, newPassword: pasted }
    expect(changePasswordSchema.parse(change)).toEqual({ ...change, email: 'AB@b.lk' })
    expect(problemsOf(forgotPasswordSchema, { email: '\u200B' })).toHaveProperty('email')
  })

  it.each([' secret', 'secret ', 'secret\u00A0', '\tsecret', ' '])('refuse the new password "%s"', (password) => {
    const text = 'The password starts or ends with a space. Remove the space.'
    const typed = { ...person, password, confirmPassword: password }
    expect(problemsOf(signupSchema, typed)).toEqual({ password: text })
    expect(problemsOf(newAccountSchema, { ...typed, role: 'urc' })).toEqual({ password: text })
    const change = { email: person.email, currentPassword: password, newPassword: password }
    expect(problemsOf(changePasswordSchema, change)).toEqual({ newPassword: text })
  })

  it.each(['x@', 'lafir.coast.example', 'a@y.z, b@y.z'])(
    'refuse "%s" only for an account that gets an e-mail',
    (email) => {
      const refused = { email: 'Enter one e-mail address, such as name@example.org.' }
      expect(problemsOf(newAccountSchema, { ...person, email, role: '' })).toEqual(refused)
      expect(problemsOf(forgotPasswordSchema, { email })).toEqual(refused)
      expect(problemsOf(loginSchema, { email, password: 'secret' })).toEqual({})
      expect(problemsOf(signupSchema, { ...person, email })).toEqual({})
    },
  )

  it('remove the spaces around an address, not around a password', () => {
    const sent = loginSchema.parse({ email: ' A@b.lk ', password: ' secret ' })
    expect(sent).toEqual({ email: 'A@b.lk', password: ' secret ' })
  })
})
