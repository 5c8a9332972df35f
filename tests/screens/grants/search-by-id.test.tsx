import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/paths'
import { renderPortal } from '@tests/support/render-portal'

const getRows = () => document.querySelectorAll('tbody tr')

// csv.test.tsx covers the search in the council's lists.
test('Submitted Grants starts with the newest, and finds an application by its displayed id and status', async () => {
  const { user } = await renderPortal({ path: paths.submittedApplications, person: 'applicant@demo.urc' })
  expect(await screen.findByRole('columnheader', { name: /^Submitted Date/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  expect(getRows().length).toBeGreaterThan(1)
  await user.type(screen.getByRole('searchbox'), '7_2026 granted')
  await waitFor(() => expect(getRows()).toHaveLength(1))
  expect(getRows()[0]).toHaveTextContent('7_2026')
})
