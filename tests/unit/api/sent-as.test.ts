import { describe, expect, it } from 'vitest'
import { isSentAsPerson } from '@/wire/client/sent-as'
import { contract, protocol, type CallName } from '@/contract'
import { REVIEWERS } from '@/domain/people/reviewers'

const calls = Object.keys(contract) as CallName[] // The keys of the contract are its call names.
const isChecked = (call: CallName) => isSentAsPerson(protocol, contract[call])
const changing = calls.filter((call) => contract[call].changes.length > 0)

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
    expect(calls.filter((call) => !changing.includes(call) && isChecked(call))).toEqual([])
  })
})
