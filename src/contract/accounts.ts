import { ROLES } from '@/domain/people/roles'
import { endpoint } from './endpoint'
import { GET_JSON, POST_JSON, message } from '@/wire/contract/endpoint'
import { markers } from './markers'
import { phpOptionalText, phpText } from '@/wire/contract/php'
import { record } from './record'
import { z } from '@/lib/zod'

const newPerson = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
}

const demoPerson = {
  firstName: 'Nimal',
  lastName: 'Perera',
  email: 'nimal@example.org',
  password: 'secret-1',
  confirmPassword: 'secret-1',
}

/** Returns the profile of the signed-in person. A host may include the password; the portal drops it while decoding. */
export const getProfile = endpoint({
  ...GET_JSON,
  path: '/GetProfileData.php',
  response: z.object({ firstName: phpText, lastName: phpText, email: phpText, role: phpText }),
  marker: markers.recordsOrError,
  action: 'use-own-account',
  reads: ['accounts', 'session'],
  retriesAfterLogIn: false,
  examples: [
    { input: {}, output: { firstName: 'Nimal', lastName: 'Perera', email: 'nimal@example.org', role: 'Applicant' } },
  ],
})

/** Returns who is signed in. A host may omit the id; the portal then uses the id of the last log-in. */
export const checkSession = endpoint({
  ...GET_JSON,
  path: '/CheckSession.php',
  response: record({ user_name: phpText, user_role: phpText, user_id: phpOptionalText }),
  marker: markers.statusTrue,
  action: 'use-public-pages',
  retriesAfterLogIn: false,
  reads: ['session'],
  examples: [{ input: {}, output: { name: 'Nimal', role: 'Applicant', id: '1' } }],
})

/** Ends the session. It is a GET on this host, although it changes something. */
export const logOut = endpoint({
  ...GET_JSON,
  path: '/Logout.php',
  response: message,
  marker: markers.loggedOut,
  action: 'use-public-pages',
  retriesAfterLogIn: false,
  changes: ['session'],
  examples: [{ input: {}, output: { message: 'Logged out successfully' } }],
})

/** Signs a person in. From then on, the session cookie identifies them. */
export const logIn = endpoint({
  method: 'POST',
  path: '/Login.php',
  sends: 'json',
  responseType: 'json',
  request: z.object({ email: z.string(), password: z.string() }),
  response: record({ message: phpText, user_name: phpText, user_role: phpText, user_id: phpText }),
  marker: markers.statusTrue,
  action: 'use-public-pages',
  logsIn: true,
  sendsPassword: true,
  retriesAfterLogIn: false,
  changes: ['session'],
  examples: [
    {
      input: { email: 'nimal@example.org', password: 'secret-1' },
      output: { message: 'Login successful', name: 'Nimal', role: 'Applicant', id: '1' },
    },
  ],
})

/**
 * Creates an applicant's account. The host requires all five fields, a valid address, equal passwords and a new
 * address, in this order. It does not sign the person in.
 */
export const signUp = endpoint({
  ...POST_JSON,
  path: '/Signup.php',
  request: z.object(newPerson),
  marker: markers.statusTrue,
  action: 'use-public-pages',
  respondsCreated: true,
  changes: ['accounts', 'session'],
  examples: [{ input: demoPerson, output: { message: 'Welcome to the Research Grant Management System!' } }],
})

/**
 * Creates an account of the council. The legacy host signs its caller in as the new person, and marks its response with
 * `success` instead of `status`.
 */
export const createAccount = endpoint({
  ...POST_JSON,
  path: '/NewAccount.php',
  request: z.object({ ...newPerson, role: z.union([z.enum(ROLES), z.literal('')]) }),
  marker: markers.statusTrue,
  action: 'create-accounts',
  respondsCreated: true,
  changes: ['accounts'],
  examples: [{ input: { ...demoPerson, role: 'Admin' }, output: { message: 'Account created successfully.' } }],
})

/** Changes the password of the signed-in person. The current password has to be sent too. */
export const changePassword = endpoint({
  ...POST_JSON,
  path: '/ChangePassword.php',
  request: z.object({ email: z.string(), currentPassword: z.string(), newPassword: z.string() }),
  marker: markers.statusTrue,
  action: 'use-own-account',
  sendsPassword: true,
  retriesAfterLogIn: false,
  changes: ['accounts'],
  examples: [
    {
      input: { email: 'nimal@example.org', currentPassword: 'secret-1', newPassword: 'secret-2' },
      output: { message: 'Password updated successfully!' },
    },
  ],
})

/**
 * Sets a new password for any address. The host checks neither the session nor the old password. The portal generates
 * the password and sends it in a separate e-mail.
 */
export const resetPassword = endpoint({
  ...POST_JSON,
  path: '/ForgotPassword.php',
  request: z.object({ email: z.string(), newPassword: z.string() }),
  marker: markers.statusTrue,
  action: 'use-public-pages',
  changes: ['accounts'],
  examples: [
    {
      input: { email: 'nimal@example.org', newPassword: 'aB3$efgh' },
      output: { message: 'Password reset successful.' },
    },
  ],
})
