import { forbidden, holds, invalid, needed } from '@/wire/conformance/checks'
import { same } from '../checks'
import type { Context } from '../context'
import type { LogIn } from '../host'
import { personOf } from '../sample'
import { probe, step, type Step } from '../step'

const WRONG = 'not-the-password'

const opens = async (context: Context, changed: LogIn): Promise<void> =>
  holds('password', await context.tookPassword(changed), 'that it opens the account', 'a refusal of the log-in')

/** A visitor signs up, changes the password, then resets it. */
export const accountSteps: readonly Step[] = [
  probe('signUp', 'passwords that differ are refused', (context) =>
    invalid(context.visitor().signUp({ ...context.newcomer, confirmPassword: WRONG })),
  ),
  probe('signUp', 'a missing name is refused', (context) =>
    invalid(context.visitor().signUp({ ...context.newcomer, firstName: '' })),
  ),
  step(
    'signUp',
    'makes an account',
    (context) => {
      context.newcomerLogIn = context.newcomer
      return context.visitor().signUp(context.newcomer)
    },
    { reaches: 'an account' },
  ),
  probe(
    'signUp',
    'an address that has an account is refused',
    (context) =>
      forbidden(context.visitor().signUp(context.newcomer), {
        who: 'anybody without a log-in',
        could: 'sign up once more under the address of somebody who has an account',
      }),
    { needs: 'an account' },
  ),

  step('logIn', 'tells name, role and id', async (context) => {
    const { email, password } = needed(context.newcomerLogIn, 'the account of this run')
    const said = await context.visitor().logIn({ email, password })
    same('user_role', said.role, 'Applicant')
    same('user_name', said.name, context.newcomer.firstName)
    same('user_id', said.id !== '', true)
  }),

  step('checkSession', 'knows who has just logged in', async (context) => {
    const said = await (await context.asNewcomer()).checkSession({})
    same('user_role', said.role || 'Applicant', 'Applicant')
  }),
  step('getProfile', 'tells the names as they were given', async (context) => {
    const profile = await (await context.asNewcomer()).getProfile({})
    same('firstName', profile.firstName, context.newcomer.firstName)
    same('lastName', profile.lastName, context.newcomer.lastName)
    same('role', profile.role, 'Applicant')
  }),

  probe('changePassword', 'a wrong current password is refused', async (context) => {
    const client = await context.asNewcomer()
    const { email, password } = needed(context.newcomerLogIn, 'the account of this run')
    const changed = { email, password: `${password}-unasked` }
    await forbidden(client.changePassword({ email, currentPassword: WRONG, newPassword: changed.password }), {
      who: 'whoever finds a session open',
      could: 'change the password without knowing it',
      did: () => context.tookPassword(changed),
    })
  }),
  step('changePassword', 'the new password opens the account', async (context) => {
    const client = await context.asNewcomer()
    const { email, password } = needed(context.newcomerLogIn, 'the account of this run')
    const changed = { email, password: `${password}-changed` }
    await client.changePassword({ email, currentPassword: password, newPassword: changed.password })
    await opens(context, changed)
  }),
  probe('resetPassword', 'an address without an account is refused', (context) =>
    invalid(context.visitor().resetPassword({ email: `nobody-${context.mark}@example.org`, newPassword: 'aB3$efgh' })),
  ),
  step('resetPassword', 'the password it sets opens the account', async (context) => {
    const { email, password } = needed(context.newcomerLogIn, 'the account of this run')
    const reset = { email, password: `${password}-reset` }
    await context.visitor().resetPassword({ email, newPassword: reset.password })
    await opens(context, reset)
  }),

  probe('createAccount', 'passwords that differ are refused', async (context) => {
    const client = await context.logIn(context.logInOf('Admin'))
    await invalid(
      client.createAccount({ ...personOf(context.mark, 'Secretary'), confirmPassword: WRONG, role: 'Admin' }),
    )
  }),
  step('createAccount', 'makes an account of the role asked for', async (context) => {
    // The legacy host logs the caller in as the new person, so use a separate session.
    const client = await context.logIn(context.logInOf('Admin'))
    const secretary = personOf(context.mark, 'Secretary')
    await client.createAccount({ ...secretary, role: 'Admin' })
    const { role } = await context.visitor().logIn({ email: secretary.email, password: secretary.password })
    same('user_role', role, 'Admin')
  }),
]
