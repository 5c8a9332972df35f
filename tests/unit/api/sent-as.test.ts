import { describe, expect, it } from 'vitest'
import { isSentAsPerson } from '@/wire/client/sent-as'
import { callNames, contract, protocol, type CallName } from '@/contract'
import { REVIEWERS } from '@/domain/people/reviewers'

const isChecked = (call: CallName) => isSentAsPerson(protocol, contract[call])
const changing = callNames.filter((call) => contract[call].changes.length > 0)

describe('the session is checked', () => {
  it('before every change, except those made without an account', () => {
    expect(changing.filter((call) => !isChecked(call)).toSorted()).toEqual([
      'decideAsDean',
      'decideAsHod',
      'logIn',
      'logOut',
      'resetPassword',
      'signUp',
      ...REVIEWERS.map(({ number }) => `submitReview${number}`),
    ])
  })

  it('before no call that only reads', () => {
    expect(callNames.filter((call) => !changing.includes(call) && isChecked(call))).toEqual([])
  })
})
