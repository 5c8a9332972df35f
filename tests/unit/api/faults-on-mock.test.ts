import { expect, it } from 'vitest'
import { createClient } from '@/api/client'
import { createMock } from '@mocks/create-mock'
import type { FaultKind } from '@/wire/mock/faults'
import { exampleOf, failureOf } from './scripted-client'

/** Submits an application under a fault. `added` counts the new applications on the host. */
async function submittedUnder(kind: FaultKind) {
  const mock = createMock({ faults: [{ call: 'submitApplication', kind }] })
  const connection = mock.connect()
  await connection.signInAs('applicant@demo.urc')
  const { applications } = await mock.store()
  const before = applications.size
  const client = createClient({ base: 'http://host.test/', fetch: connection.fetch })
  const { kind: outcome } = await failureOf(client.submitApplication(exampleOf('submitApplication')))
  return { outcome, added: applications.size - before }
}

it('a write with a lost response was done, an unsent one was not', async () => {
  expect(await submittedUnder('lost-answer')).toEqual({ outcome: 'network', added: 1 })
  expect(await submittedUnder('truncated')).toEqual({ outcome: 'not-json', added: 1 })
  expect(await submittedUnder('network')).toEqual({ outcome: 'network', added: 0 })
})
