import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '@/app/paths'
import { PortalApp } from '@/app/portal-app'
import { portalOnMock } from '@tests/support/portal-on-mock'
import { renderPortal } from '@tests/support/render-portal'
import { pdfOf, storedDraft } from './application'

const shot = async (name: string) => { await page.screenshot({ path: `/tmp/apply-look/${name}.png` }) }
const toEnd = async (faults: never[], more = {}) => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const s = await renderPortal({ path: paths.applyUploads, person: 'applicant@demo.urc', stored: storedDraft(), faults, ...more })
  for (const label of ['Project Proposal', 'Project Budget', 'Project CV', 'Co-investigators CVs'])
    await s.user.upload(await screen.findByLabelText(label), await pdfOf(`${label}.pdf`, 2))
  await waitFor(() => { if (screen.getAllByText('2 pages').length < 4) throw new Error() })
  await s.user.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Check your answers' })
  return s
}
const end = async (name: string) => { document.querySelector('[aria-label=Submission]')?.scrollIntoView({ block: 'center' }); await shot(name) }
test('failed', async () => {
  const { user } = await toEnd([{ call: 'uploadFiles', kind: 'http-500', times: 1 }] as never)
  await user.click(await screen.findByRole('button', { name: 'Finish and Submit' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await end('s-failed')
})
test('unconfirmed', async () => {
  const { user } = await toEnd([{ call: 'submitGrant', kind: 'lost-answer', times: 1 }] as never)
  await user.click(await screen.findByRole('button', { name: 'Finish and Submit' }))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await screen.findByRole('button', { name: /Go on/ })
  await end('s-unconfirmed')
})
test('sending', async () => {
  const { user } = await toEnd([{ call: 'uploadFiles', kind: 'hang', times: 1 }] as never)
  await user.click(await screen.findByRole('button', { name: 'Finish and Submit' }))
  await screen.findByRole('progressbar')
  await end('s-sending')
})
test('closed', async () => {
  await toEnd([] as never, { scenario: 'window-closed' }); window.scrollTo(0, 0); await shot('s-closed')
})
test('closing', async () => {
  await toEnd([] as never, { scenario: 'window-closing' }); window.scrollTo(0, 300); await shot('s-closing')
})
test('edit', async () => {
  const stage = await portalOnMock({ person: 'applicant@demo.urc', stored: storedDraft({ owner: '9' }) })
  render(<PortalApp portal={stage.portal} initialPath={{ pathname: paths.editProfile, state: { appId: '29' } }} />)
  await screen.findByLabelText('Name'); await shot('s-edit')
})
test('versions', async () => {
  const { user, portal } = await renderPortal({ path: paths.applyProfile, person: 'applicant@demo.urc', stored: storedDraft() })
  await screen.findByLabelText('Name')
  const other = storedDraft({ form: { name: 'Somebody', projectTitle: 'Another title of a project that is a good deal longer' }, savedAt: '2026-11-20T03:29:00.000Z' })
  portal.local.setItem('formData', other.formData); portal.local.setItem('draftStamp', other.draftStamp.replace('earlier', 'x'))
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  await user.type(screen.getByLabelText('Name'), '!')
  await screen.findByRole('dialog'); await shot('s-versions')
})
