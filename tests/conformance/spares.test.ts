import { expect, it, vi } from 'vitest'
import { Context } from '@conformance/context'
import { createMockHost } from '@conformance/mock-host'
import { createSpare } from '@conformance/spares'

it('titles each spare application differently, because hosts find them by title', async () => {
  const host = await createMockHost('legacy')
  const context = new Context(host)
  context.newcomerLogIn = host.logIns.Applicant ?? null
  let idCount = 0
  const ids = vi
    .spyOn(crypto, 'randomUUID')
    .mockImplementation(() => `00000000-0000-4000-8000-${String((idCount += 1)).padStart(12, '0')}`)
  const first = await createSpare(context, 'shortlisted')
  const second = await createSpare(context, 'shortlisted')
  ids.mockRestore()
  expect(second).not.toBe(first)
})
