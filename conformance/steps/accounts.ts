import { expectForbidden, failUnless, falseIfRefused, expectInputRefused } from '@/wire/conformance/checks'
import { StepVulnerability, UncheckedStep } from '@/wire/conformance/finding'
import { expectSame } from '../checks'
import type { Context } from '../context'
import type { LogIn } from '../host'
import { createPerson } from '../sample'
import { probe, step, type Step } from '../step'

const WRONG_PASSWORD = 'not-the-password'

async function expectPasswordAccepted(context: Context, changed: LogIn): Promise<void> {
  const isAccepted = await context.acceptsPassword(changed).catch((error: unknown) => {
    // Later calls need the current password.
    if (error instanceof UncheckedStep) context.newcomerLogIn = changed
    throw error
  })
  failUnless('password', isAccepted, 'that it opens the account', 'a refusal of the log-in')
}

/** Logs in with an account of the command line, because a statement without a condition changes all passwords. */
const createOtherAccountStep = (call: 'changePassword' | 'resetPassword'): Step =>
  probe(call, 'leaves other accounts alone', async (context) => {
    const { email, password } = context.requireLogIn('Applicant')
    const isAccepted = await context
      .openVisitor()
      .logIn({ email, password })
      .then(() => true, falseIfRefused)
    failUnless('password', isAccepted, 'that other accounts open as before', 'a refusal of the log-in')
  })

/** A visitor signs up, changes the password, then resets it. */
export const accountSteps: readonly Step[] = [
  // Other addresses than the newcomer's, because a host may create these accounts.
  probe('signUp', 'passwords that differ are refused', (context) =>
    expectInputRefused(
      context.openVisitor().signUp({ ...createPerson(context.runId, 'Mistyped'), confirmPassword: WRONG_PASSWORD }),
    ),
  ),
  probe('signUp', 'a missing name is refused', (context) =>
    expectInputRefused(context.openVisitor().signUp({ ...createPerson(context.runId, 'Nameless'), firstName: '' })),
  ),
  step(
    'signUp',
    'creates an account',
    (context) => {
      context.newcomerLogIn = context.newcomer
      return context.openVisitor().signUp(context.newcomer)
    },
    {
      reaches: 'an account',
      isDone: async (context) => {
        const isDone = await context
          .openVisitor()
          .logIn(context.newcomer)
          .then(() => true, falseIfRefused)
        if (!isDone) context.newcomerLogIn = null
        return isDone
      },
    },
  ),
  probe(
    'signUp',
    'an address with an account is refused',
    (context) =>
      expectForbidden(context.openVisitor().signUp(context.newcomer), {
        actor: 'anybody without a log-in',
        ability: 'sign up once more under the address of somebody who has an account',
      }),
    { needs: 'an account' },
  ),

  step(
    'logIn',
    'returns name, role and id of a new account',
    async (context) => {
      const { email, password } = context.requireAccount()
      const account = await context.openVisitor().logIn({ email, password }).catch(falseIfRefused)
      if (!account) return failUnless('password', false, 'that it opens the new account', 'a refusal of the log-in')
      if (account.role === 'Admin' || account.role === 'urc')
        throw new StepVulnerability({
          actor: 'anybody without a log-in',
          ability: 'become a member of the council by signing up',
          actual: `an account with the role ${account.role}`,
        })
      expectSame('user_role', account.role, 'Applicant')
      expectSame('user_name', account.name, context.newcomer.firstName)
      expectSame('user_id', account.id !== '', true)
    },
    { needs: 'an account', writtenBy: 'signUp' },
  ),

  step('checkSession', 'returns the role of the session', async (context) => {
    const session = await (await context.getNewcomer()).checkSession({})
    expectSame('user_role', session.role || 'Applicant', 'Applicant')
  }),
  step('getProfile', 'returns the names from sign-up', async (context) => {
    const profile = await (await context.getNewcomer()).getProfile({})
    expectSame('firstName', profile.firstName, context.newcomer.firstName)
    expectSame('lastName', profile.lastName, context.newcomer.lastName)
    expectSame('role', profile.role, 'Applicant')
  }),

  probe('changePassword', 'a wrong current password is refused', async (context) => {
    const client = await context.getNewcomer()
    const { email, password } = context.requireAccount()
    const changed = { email, password: `${password}-unauthorised` }
    await expectForbidden(
      client.changePassword({ email, currentPassword: WRONG_PASSWORD, newPassword: changed.password }),
      {
        actor: 'whoever finds a session open',
        ability: 'change the password without knowing it',
        hadEffect: () => context.acceptsPassword(changed),
      },
    )
  }),
  step('changePassword', 'the new password opens the account', async (context) => {
    const client = await context.getNewcomer()
    const { email, password } = context.requireAccount()
    const changed = { email, password: `${password}-changed` }
    await client.changePassword({ email, currentPassword: password, newPassword: changed.password })
    await expectPasswordAccepted(context, changed)
  }),
  createOtherAccountStep('changePassword'),
  probe('resetPassword', 'an address without an account is refused', (context) =>
    expectInputRefused(
      context.openVisitor().resetPassword({ email: `nobody-${context.runId}@example.org`, newPassword: 'aB3$efgh' }),
    ),
  ),
  step('resetPassword', 'the reset password opens the account', async (context) => {
    const { email, password } = context.requireAccount()
    const reset = { email, password: `${password}-reset` }
    await context.openVisitor().resetPassword({ email, newPassword: reset.password })
    await expectPasswordAccepted(context, reset)
  }),
  createOtherAccountStep('resetPassword'),

  probe('createAccount', 'passwords that differ are refused', async (context) => {
    const client = await context.logIn(context.requireLogIn('Admin'))
    await expectInputRefused(
      client.createAccount({
        ...createPerson(context.runId, 'Mistyped'),
        confirmPassword: WRONG_PASSWORD,
        role: 'Admin',
      }),
    )
  }),
  ...(
    [
      ['Secretary', 'Admin'],
      ['Director', 'urc'],
    ] as const
  ).map(([name, role]) =>
    step('createAccount', `creates an account with the role ${role}`, async (context) => {
      // The legacy host logs the caller in as the new person, so use a separate session.
      const client = await context.logIn(context.requireLogIn('Admin'))
      const person = createPerson(context.runId, name)
      await client.createAccount({ ...person, role })
      const account = await context.openVisitor().logIn({ email: person.email, password: person.password })
      expectSame('user_role', account.role, role)
    }),
  ),
]
