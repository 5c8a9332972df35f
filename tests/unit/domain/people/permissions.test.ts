import { describe, expect, it } from 'vitest'
import { ROLES } from '@/domain/people/roles'
import { ACTIONS, allowed, callersOf, permissions, mayDo, type Action } from '@/domain/people/permissions'
import { STATUS_CODES, STATUS_ROWS } from '@/domain/status/status'

const actions = Object.keys(ACTIONS).filter((name): name is Action => name in ACTIONS)
const passing = (rule: (status: (typeof STATUS_CODES)[number]) => true | string) =>
  STATUS_CODES.filter((status) => allowed(rule(status)))

describe('the rights of a role', () => {
  it.each(actions)('are defined for every action: %s', (action) => {
    for (const caller of [...ROLES, 'visitor'] as const) {
      const verdict = mayDo(caller, action)
      expect(allowed(verdict)).toBe(callersOf(action).includes(caller))
      if (!allowed(verdict)) expect(verdict).toMatch(/^(You cannot .* as \w+|User not logged in)\.$/)
    }
  })

  it('are the same for Admin and urc', () => {
    const open = (role: 'Admin' | 'urc') => actions.filter((action) => callersOf(action).includes(role))
    expect(open('Admin')).toEqual(open('urc'))
  })

  it('give applicants no council work, and the council no applications', () => {
    const ofCouncil = ['view-applications', 'grant-or-deny', 'set-dates', 'create-accounts'] as const
    for (const action of ofCouncil) expect(allowed(mayDo('Applicant', action))).toBe(false)
    for (const role of ['Admin', 'urc'] as const) expect(allowed(mayDo(role, 'write-application'))).toBe(false)
  })

  it('let visitors see public pages, and pages reached by link', () => {
    expect(mayDo('visitor', 'answer-by-link')).toBe(true)
    expect(mayDo('visitor', 'see-own-applications')).toBe('User not logged in.')
  })
})

describe('the actions on an application', () => {
  it('depend on its status', () => {
    // The compiler reports a rule without a row.
    const rules: Record<Exclude<keyof typeof permissions, 'readEvaluationReports'>, unknown> = {
      edit: passing(permissions.edit),
      submit: passing(permissions.submit),
      order: (['2.1', '2.2', '5.1'] as const).map((to) => passing((status) => permissions.order(status, to))),
      decide: [null, '3.1'].map((earlier) => passing((status) => permissions.decide(status, earlier))),
      grantOrDeny: (['5.1', '5.2'] as const).map((to) => passing((status) => permissions.grantOrDeny(status, to))),
      inviteReviewers: passing(permissions.inviteReviewers),
      inviteApprovers: passing(permissions.inviteApprovers),
      exchangeAgreement: passing(permissions.exchangeAgreement),
      signAgreement: [true, false].map((isThere) => passing((status) => permissions.signAgreement(status, isThere))),
      report: passing(permissions.report),
    }
    expect(rules).toEqual({
      edit: ['0'],
      submit: ['0'],
      order: [['1'], ['1'], []],
      decide: [['2.1'], []],
      grantOrDeny: [
        ['2.1', '3.1'],
        ['2.1', '3.1'],
      ],
      inviteReviewers: ['3.1', '5.1'],
      inviteApprovers: ['2.1'],
      exchangeAgreement: ['5.1'],
      signAgreement: [['5.1'], []],
      report: ['5.1'],
    })
  })

  it('refuse reports and budgets exactly as the table of statuses explains', () => {
    expect(passing(permissions.report)).toEqual(
      STATUS_CODES.filter((status) => STATUS_ROWS[status].filesClosedReason === null),
    )
  })

  it('show evaluation reports to the council, and to everyone on variant two', () => {
    const readers = (variant: 'one' | 'two') =>
      (['visitor', ...ROLES] as const).filter((caller) => allowed(permissions.readEvaluationReports(caller, variant)))
    expect(readers('one')).toEqual(['Admin', 'urc'])
    expect(readers('two')).toEqual(['visitor', 'Applicant', 'Admin', 'urc'])
  })
})
