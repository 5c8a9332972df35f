import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { App } from '@/app/app'
import { expectAccessible } from '@tests/support/axe'
import { createTestServices } from '../../support/test-services'

test('a submitted application has a receipt with its PDF', async () => {
  const { services, mock } = await createTestServices({ person: 'applicant@demo.urc' })
  const applicationId = (await services.client.listSubmittedApplications({}))[0]?.applicationId ?? ''
  const state = {
    kind: 'application',
    applicationId,
    pdfUrl: 'http://host.test/1.pdf',
    sent: ['proposal.pdf'],
    at: '2026-11-20T10:00:00.000Z',
  }
  render(<App services={services} initialPath={{ pathname: '/popup', state }} />)

  expect(await screen.findByRole('heading', { name: 'Thank You! Your Data Successfully Submitted.' })).toBeVisible()
  expect(screen.getByText('20 Nov 2026, 15:30 (Sri Lanka time)')).toBeVisible()
  expect(screen.getByText('proposal.pdf')).toBeVisible()
  expect(screen.getByText('The number stays, the year in it changes.')).toBeVisible()
  await expectAccessible()

  vi.spyOn(window, 'open').mockReturnValue(null)
  await userEvent.click(screen.getByRole('button', { name: 'Your application (PDF)' }))
  await waitFor(() => expect(mock.calls).toContain('downloadApplicationPdf'))
})

test('a PDF without an application id opens at the host’s address', async () => {
  const { services } = await createTestServices({ person: 'applicant@demo.urc' })
  const state = { pdfUrl: 'http://host.test/pdf/12.pdf' }
  render(<App services={services} initialPath={{ pathname: '/popup', state }} />)
  const link = await screen.findByRole('link', { name: 'Your application (PDF)' })
  expect(link).toHaveAttribute('href', 'http://host.test/pdf/12.pdf')
})

test('an e-mail is promised only for an application, after the host’s usual confirmation', async () => {
  const promisesEmail = async (state: object) => {
    const { services } = await createTestServices({ person: 'applicant@demo.urc' })
    const view = render(<App services={services} initialPath={{ pathname: '/popup', state }} />)
    await screen.findByRole('heading', { name: 'What happens next' })
    await screen.findByText(/^(?:You will .*\. )?The council(?: reads it|’s office looks)/)
    const hasPromise = screen.queryByText(/^You will get an e-mail/) !== null
    view.unmount()
    return hasPromise
  }
  expect(await promisesEmail({ kind: 'application', applicationId: '12', hostMessage: '' })).toBe(true)
  expect(await promisesEmail({ kind: 'application', applicationId: '12' })).toBe(false)
  expect(
    await promisesEmail({ kind: 'application', applicationId: '12', hostMessage: 'The e-mail could not be sent.' }),
  ).toBe(false)
  expect(await promisesEmail({ applicationId: '12', sent: ['budget.pdf'] })).toBe(false)
})
