import { expect, it, vi } from 'vitest'
import { Context } from '@conformance/context'
import { mockHost } from '@conformance/mock-host'
import { freshSpare } from '@conformance/spares'

it('titles each spare application differently, because hosts find them by title', async () => {
  const host = await mockHost('legacy')
  const context = new Context(host)
  context.newcomerLogIn = host.people.Applicant ?? null
  let created = 0
  const ids = vi
    .spyOn(crypto, 'randomUUID')
    .mockImplementation(() => `00000000-0000-4000-8000-${String((created += 1)).padStart(12, '0')}`)
  const first = await freshSpare(context, 'shortlisted')
  const second = await freshSpare(context, 'shortlisted')
  ids.mockRestore()
  expect(second).not.toBe(first)
})
