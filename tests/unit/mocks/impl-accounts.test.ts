import { describe, expect, it } from 'vitest'
import { browserOf, seeded } from './impl-browser'

const person = {
  firstName: 'Sita',
  lastName: 'Kumari',
  email: 'sita@example.org',
  password: 'secret-1',
  confirmPassword: 'secret-1',
}

describe('accounts', () => {
  it('signs in with the right password, whatever the case of the address', async () => {
    const { call } = browserOf(seeded(), null)
    await expect(call('checkSession', {})).rejects.toThrow('User not logged in.')
    await expect(call('logIn', { email: 'admin@demo.urc', password: 'wrong' })).rejects.toThrow(
      'Incorrect email or password',
    )
    expect(await call('logIn', { email: 'Admin@Demo.URC', password: 'demo1234' })).toMatchObject({ role: 'Admin' })
    expect(await call('checkSession', {})).toMatchObject({ name: 'Ruwani' })
    expect(await call('logOut', {})).toEqual({ message: 'Logged out successfully' })
    await expect(call('checkSession', {})).rejects.toThrow('User not logged in.')
    expect(await call('logOut', {})).toEqual({ message: 'Logged out successfully' })
  })

  it.each([
    [{ ...person, lastName: '' }, 'All fields are required.'],
    [{ ...person, email: 'sita' }, 'Invalid email format.'],
    [{ ...person, confirmPassword: 'secret-2' }, 'Passwords do not match.'],
    [{ ...person, email: 'applicant@demo.urc' }, 'Email is already registered.'],
  ])('refuses a sign-up with the host’s text', async (input, words) => {
    await expect(browserOf(seeded(), null).call('signUp', input)).rejects.toThrow(words)
  })

  it('signs up an applicant, who can sign in', async () => {
    const { call } = browserOf(seeded(), null)
    await call('signUp', person)
    expect(await call('logIn', person)).toMatchObject({ name: 'Sita', role: 'Applicant' })
    expect(await call('getProfile', {})).toEqual({
      firstName: 'Sita',
      lastName: 'Kumari',
      email: 'sita@example.org',
      role: 'Applicant',
    })
  })

  it('creates accounts of the council and does not change the session', async () => {
    const { call } = browserOf(seeded(), 'admin@demo.urc')
    await expect(call('createAccount', { ...person, role: '' })).rejects.toThrow('Role is required')
    await call('createAccount', { ...person, role: 'urc' })
    expect(await call('checkSession', {})).toMatchObject({ name: 'Ruwani' })
  })

  it('changes only the caller’s own password', async () => {
    const { call } = browserOf(seeded(), 'applicant@demo.urc')
    const change = { email: 'applicant@demo.urc', currentPassword: 'demo1234', newPassword: 'changed-1' }
    await expect(call('changePassword', { ...change, currentPassword: 'no' })).rejects.toThrow('Current password')
    await expect(call('changePassword', { ...change, email: 'admin@demo.urc' })).rejects.toThrow(
      'not that of your account',
    )
    await call('changePassword', change)
    expect(await call('logIn', { email: change.email, password: 'changed-1' })).toMatchObject({ id: '1' })
  })

  it('resets a password', async () => {
    const { call } = browserOf(seeded(), null)
    await expect(call('resetPassword', { email: 'no@example.org', newPassword: 'aB3$efgh' })).rejects.toThrow(
      'Email is not registered.',
    )
    await call('resetPassword', { email: 'urc@demo.urc', newPassword: 'aB3$efgh' })
    expect(await call('logIn', { email: 'urc@demo.urc', password: 'aB3$efgh' })).toMatchObject({ role: 'urc' })
  })
})
