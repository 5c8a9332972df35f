import { describe, expect, it } from 'vitest'
import { createClient } from '@/api/client'
import { ApiError } from '@/api/errors'
import type { CallName } from '@/contract'
import type { FailureKind } from '@/domain/guidance'
import { createMock } from '@mocks/create-mock'
import { REFUSAL_TEXT, type FaultKind } from '@mocks/faults'
import { exampleOf } from './scripted-client'

/** A record, a list, a call that may answer in text, and a file. */
const CALLS = ['listFaculties', 'listSubmittedGrants', 'submitGrant', 'downloadCriteriaAsReviewer1'] as const

type Outcome = FailureKind | 'success'

/** The outcome of each fault, call by call. */
const OUTCOMES: Record<FaultKind, readonly [record: Outcome, list: Outcome, text: Outcome, file: Outcome]> = {
  network: ['network', 'network', 'network', 'network'],
  hang: ['timeout', 'timeout', 'timeout', 'timeout'],
  'lost-answer': ['network', 'network', 'network', 'network'],
  'http-500': ['http', 'http', 'http', 'http'],
  html: ['not-json', 'not-json', 'not-json', 'not-json'],
  empty: ['not-json', 'not-json', 'not-json', 'no-file'],
  // For a call without files it is only a refusal.
  'post-too-large': ['refused', 'refused', 'refused', 'refused'],
  notice: ['success', 'success', 'success', 'not-json'],
  bom: ['success', 'success', 'success', 'success'],
  refused: ['refused', 'refused', 'refused', 'refused'],
  'signed-out': ['signed-out', 'signed-out', 'signed-out', 'signed-out'],
  // A reply of a text call is a success if it contains the word.
  shape: ['shape', 'shape', 'success', 'no-file'],
  'missing-file': ['refused', 'refused', 'refused', 'no-file'],
  'no-dates': ['success', 'success', 'success', 'success'],
}

async function outcomeOf(call: CallName, kind?: FaultKind) {
  const mock = createMock({ faults: kind ? [{ call, kind }] : [] })
  const connection = mock.connect()
  const store = await mock.store()
  const applicant = store.people.all().find(({ role }) => role === 'Applicant')
  if (applicant) await connection.signInAs(applicant.email)
  const client = createClient({
    base: 'http://host.test/',
    fetch: connection.fetch,
    timeout: kind === 'hang' ? 20 : undefined,
  })
  const input = exampleOf(call)
  // The input is one of this call; the union of all calls cannot say so.
  const send = client[call] as (input: unknown) => Promise<unknown>
  const failure = await send(input).then(
    () => null,
    (error: unknown) => error,
  )
  if (failure !== null && !(failure instanceof ApiError)) throw failure
  return { outcome: failure?.kind ?? 'success', failure, applications: store.applications.size }
}

describe.each(CALLS)('%s', (call) => {
  it.each(Object.keys(OUTCOMES) as FaultKind[])('has the expected outcome under the fault %s', async (kind) => {
    const { outcome, failure } = await outcomeOf(call, kind)
    expect(outcome).toBe(OUTCOMES[kind][CALLS.indexOf(call)])
    if (kind === 'refused') expect(failure?.serverText).toBe(REFUSAL_TEXT)
  })

  it('succeeds without a fault', async () => {
    expect((await outcomeOf(call)).outcome).toBe('success')
  })
})

it('a write whose answer is lost was done, and one that was never sent was not', async () => {
  const [lost, never] = [await outcomeOf('submitGrant', 'lost-answer'), await outcomeOf('submitGrant', 'network')]
  expect(lost.applications).toBe(never.applications + 1)
})
