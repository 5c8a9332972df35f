import { describe, expect, it } from 'vitest'
import { createBrowser, seedStore } from './create-browser'

const newAccount = {
  firstName: 'Sita',
  lastName: 'Kumari',
  email: 'sita@example.org',
  password: 'secret-1',
  confirmPassword: 'secret-1',
}

describe('accounts', () => {
  it('signs in with the right password, and ignores the case of the address', async () => {
    const { call } = createBrowser(seedStore(), null)
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
    [{ ...newAccount, lastName: '' }, 'All fields are required.'],
    [{ ...newAccount, email: 'sita' }, 'Invalid email format.'],
    [{ ...newAccount, confirmPassword: 'secret-2' }, 'Passwords do not match.'],
    [{ ...newAccount, email: 'applicant@demo.urc' }, 'Email is already registered.'],
  ])('refuses an invalid sign-up with the host’s text', async (input, message) => {
    await expect(createBrowser(seedStore(), null).call('signUp', input)).rejects.toThrow(message)
  })

  it('signs up an applicant, who can sign in', async () => {
    const { call } = createBrowser(seedStore(), null)
    await call('signUp', newAccount)
    expect(await call('logIn', newAccount)).toMatchObject({ name: 'Sita', role: 'Applicant' })
    expect(await call('getProfile', {})).toEqual({
      firstName: 'Sita',
      lastName: 'Kumari',
      email: 'sita@example.org',
      role: 'Applicant',
    })
  })

  it('creates accounts of the council and does not change the session', async () => {
    const { call } = createBrowser(seedStore(), 'admin@demo.urc')
    await expect(call('createAccount', { ...newAccount, role: '' })).rejects.toThrow('Role is required')
    await call('createAccount', { ...newAccount, role: 'urc' })
    expect(await call('checkSession', {})).toMatchObject({ name: 'Ruwani' })
  })

  it('changes only the caller’s own password', async () => {
    const { call } = createBrowser(seedStore(), 'applicant@demo.urc')
    const change = { email: 'applicant@demo.urc', currentPassword: 'demo1234', newPassword: 'changed-1' }
    await expect(call('changePassword', { ...change, currentPassword: 'no' })).rejects.toThrow('Current password')
    await expect(call('changePassword', { ...change, email: 'admin@demo.urc' })).rejects.toThrow(
      'not that of your account',
    )
    await call('changePassword', change)
    expect(await call('logIn', { email: change.email, password: 'changed-1' })).toMatchObject({ id: '1' })
  })

  it('resets a password', async () => {
    const { call } = createBrowser(seedStore(), null)
    await expect(call('resetPassword', { email: 'no@example.org', newPassword: 'aB3$efgh' })).rejects.toThrow(
      'Email is not registered.',
    )
    await call('resetPassword', { email: 'urc@demo.urc', newPassword: 'aB3$efgh' })
    expect(await call('logIn', { email: 'urc@demo.urc', password: 'aB3$efgh' })).toMatchObject({ role: 'urc' })
  })
})
