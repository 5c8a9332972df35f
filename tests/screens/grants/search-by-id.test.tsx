import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderPortal } from '@tests/support/render-portal'

const rowsShown = () => document.querySelectorAll('tbody tr')

// csv.test.tsx covers the lists of the council.
test('Submitted Grants finds an application by its displayed id', async () => {
  const { user } = await renderPortal({ path: paths.submittedApplications, person: 'applicant@demo.urc' })
  const id = (await screen.findAllByText(/^\d+_2026$/))[0]?.textContent ?? ''
  expect(rowsShown().length).toBeGreaterThan(1)
  await user.type(screen.getByRole('searchbox'), id)
  await waitFor(() => expect(rowsShown()).toHaveLength(1))
  expect(rowsShown()[0]).toHaveTextContent(id)
})
