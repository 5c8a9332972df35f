import type { Input } from '@/contract'
import { looksLikeEmail } from '@/domain/people/email-address'
import type { MockCall, MockContext } from '../implementation'
import { refuse } from '@/wire/mock/refusal'
import type { Store } from '../model/store'

/** Compares like the host's database: ignores case, but not invisible characters. */
const equalsIgnoringCase = (first: string, second: string) => first.toLowerCase() === second.toLowerCase()

const findPersonByEmail = (store: Store, email: string) =>
  store.people.all().find((person) => equalsIgnoringCase(person.email, email))

export const getProfile: MockCall<'getProfile'> = (_input, { person }) => {
  if (!person) return refuse('not-signed-in', 'User not authenticated')
  const { firstName, lastName, email, role } = person
  return { firstName, lastName, email, role }
}

export const checkSession: MockCall<'checkSession'> = (_input, { person }) => {
  if (!person) return refuse('not-signed-in', 'User not logged in.')
  return { name: person.firstName, role: person.role, id: String(person.id) }
}

/** Always succeeds. The host does not check for a session. */
export const logOut: MockCall<'logOut'> = (_input, { store, session }) => {
  store.sessions.update(session.sid, { userId: null, applicationId: null })
  return { message: 'Logged out successfully' }
}

export const logIn: MockCall<'logIn'> = ({ email, password }, { store, session }) => {
  if (!email || !password) return refuse('invalid', 'Missing required fields')
  const person = findPersonByEmail(store, email)
  if (person?.password !== password) return refuse('not-signed-in', 'Incorrect email or password')
  store.sessions.update(session.sid, { userId: person.id, applicationId: null })
  return {
    message: 'Login successful',
    name: person.firstName,
    role: person.role,
    id: String(person.id),
  }
}

/** Runs the checks of Signup.php in the order of the host. */
function checkNewPerson(person: Input<'signUp'>, { store }: MockContext): Input<'signUp'> {
  const { firstName, lastName, email, password, confirmPassword } = person
  if ([firstName, lastName, email, password, confirmPassword].includes(''))
    refuse('invalid', 'All fields are required.')
  if (!looksLikeEmail(email)) refuse('invalid', 'Invalid email format.')
  if (password !== confirmPassword) refuse('invalid', 'Passwords do not match.')
  if (findPersonByEmail(store, email)) refuse('conflict', 'Email is already registered.')
  return person
}

export const signUp: MockCall<'signUp'> = (input, context) => {
  const { firstName, lastName, email, password } = checkNewPerson(input, context)
  context.store.people.insert({ firstName, lastName, email, password, role: 'Applicant' })
  return { message: 'Welcome to the Research Grant Management System!' }
}

export const createAccount: MockCall<'createAccount'> = ({ role, ...input }, context) => {
  const { firstName, lastName, email, password } = checkNewPerson(input, context)
  if (role !== 'Admin' && role !== 'urc') return refuse('invalid', 'Role is required')
  context.store.people.insert({ firstName, lastName, email, password, role })
  return { message: 'Account created successfully.' }
}

export const changePassword: MockCall<'changePassword'> = (input, { store, person }) => {
  const { email, currentPassword, newPassword } = input
  if (!email || !currentPassword || !newPassword) return refuse('invalid', 'All fields are required.')
  if (!person || !equalsIgnoringCase(person.email, email)) {
    return refuse('forbidden', 'The e-mail address is not that of your account.')
  }
  if (person.password !== currentPassword) return refuse('invalid', 'Current password is incorrect.')
  store.people.update(person.id, { password: newPassword })
  return { message: 'Password updated successfully!' }
}

/** Accepts any address, as specified (docs/safeguards.md#password-reset). */
export const resetPassword: MockCall<'resetPassword'> = ({ email, newPassword }, { store }) => {
  const person = findPersonByEmail(store, email)
  if (!person || !newPassword) return refuse('not-found', 'Email is not registered.')
  store.people.update(person.id, { password: newPassword })
  return { message: 'Password reset successful.' }
}
