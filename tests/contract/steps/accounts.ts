import { needed, refused, same } from '../checks'
import { personOf } from '../sample'
import { step, type Step } from '../step'

const WRONG = 'not-the-password'

/** From a stranger to somebody with an account, a new password, and another one after forgetting it. */
export const accountSteps: Step[] = [
  step('signUp', 'passwords that differ are refused', (life) =>
    refused(life.visitor().signUp({ ...life.newcomer, confirmPassword: WRONG })),
  ),
  step('signUp', 'a missing name is refused', (life) =>
    refused(life.visitor().signUp({ ...life.newcomer, firstName: '' })),
  ),
  step('signUp', 'makes an account', (life) => {
    life.newcomerLogIn = life.newcomer
    return life.visitor().signUp(life.newcomer)
  }),
  step('signUp', 'an address that has an account is refused', (life) => {
    needed(life.newcomerLogIn, 'the account of this run')
    return refused(life.visitor().signUp(life.newcomer))
  }),

  step('logIn', 'tells name, role and id', async (life) => {
    const { email, password } = needed(life.newcomerLogIn, 'the account of this run')
    const said = await life.visitor().logIn({ email, password })
    same('user_role', said.role, 'Applicant')
    same('user_name', said.name, life.newcomer.firstName)
    same('user_id', said.id !== '', true)
  }),

  step('checkSession', 'knows who has just logged in', async (life) => {
    const said = await (await life.asNewcomer()).checkSession({})
    same('user_role', said.role || 'Applicant', 'Applicant')
  }),
  step('getProfile', 'tells the names as they were given', async (life) => {
    const profile = await (await life.asNewcomer()).getProfile({})
    same('firstName', profile.firstName, life.newcomer.firstName)
    same('lastName', profile.lastName, life.newcomer.lastName)
    same('role', profile.role, 'Applicant')
  }),

  step('changePassword', 'a wrong current password is refused', async (life) => {
    const client = await life.asNewcomer()
    const { email } = life.newcomer
    await refused(client.changePassword({ email, currentPassword: WRONG, newPassword: `${life.newcomer.password}x` }))
  }),
  step('changePassword', 'the new password opens the account', async (life) => {
    const client = await life.asNewcomer()
    const { email, password } = needed(life.newcomerLogIn, 'the account of this run')
    const changed = { email, password: `${password}-changed` }
    await client.changePassword({ email, currentPassword: password, newPassword: changed.password })
    life.newcomerLogIn = changed
    await life.logIn(changed)
  }),
  step('resetPassword', 'an address without an account is refused', (life) =>
    refused(life.visitor().resetPassword({ email: `nobody-${life.mark}@example.org`, newPassword: 'aB3$efgh' })),
  ),
  step('resetPassword', 'the password it sets opens the account', async (life) => {
    const { email, password } = needed(life.newcomerLogIn, 'the account of this run')
    const reset = { email, password: `${password}-reset` }
    await life.visitor().resetPassword({ email, newPassword: reset.password })
    life.newcomerLogIn = reset
    await life.logIn(reset)
  }),

  step('createAccount', 'passwords that differ are refused', async (life) => {
    const client = await life.as('Admin')
    await refused(client.createAccount({ ...personOf(life.mark, 'Secretary'), confirmPassword: WRONG, role: 'Admin' }))
  }),
  step('createAccount', 'makes an account of the role asked for', async (life) => {
    // The legacy host signs the caller in as the new person (wire 8, trap 21): a session of its own is spent on it.
    const client = await life.logIn(life.logInOf('Admin'))
    const secretary = personOf(life.mark, 'Secretary')
    await client.createAccount({ ...secretary, role: 'Admin' })
    const { role } = await life.visitor().logIn({ email: secretary.email, password: secretary.password })
    same('user_role', role, 'Admin')
  }),
]
