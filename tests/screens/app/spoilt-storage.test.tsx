import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { renderPortal } from '@tests/support/render-portal'

/** Values from a broken disk, another program or an earlier version. */
const JUNK = ['{"form', '', 'null', '[null]', '{"amounts":7,"views":[{}],"grantRows":5}', '"\u0000"', '-1e999'] as const

const PAGES = [
  ['applicant@demo.urc', '1', paths.dashboard],
  ['applicant@demo.urc', '1', paths.applyProject],
  ['applicant@demo.urc', '1', paths.submittedApplications],
  ['admin@demo.urc', '3', paths.sendReviewers],
  ['admin@demo.urc', '3', `${COUNCIL_PAGES.Admin.approvedApplications}?view=board`],
  ['admin@demo.urc', '3', paths.deviceData],
  ['admin@demo.urc', '3', COUNCIL_PAGES.Admin.viewApplications],
] as const

const listKeys = (id: string): string[] => [
  'theme',
  'userName',
  'userRole',
  'userID',
  'reviewer1:17',
  ...['', ':29', '@77', ':29@77'].flatMap((whose) =>
    ['formData', 'completionStatus', 'fileUrls', 'draftStamp'].map((item) => item + whose),
  ),
  ...[id, '77'].flatMap((owner) => [`draft:${owner}`, `draft:${owner}:29`]),
  ...[id, '77'].flatMap((owner) =>
    ['sentMail', 'decisionPlan', 'preferences', 'lastSeen', 'contacts'].map((item) => `${item}:${owner}`),
  ),
  ...['view-applications', 'approved-applications', 'send-reviewers'].map((list) => `views:${id}:${list}`),
]

test.each(PAGES)('%s (person %s): %s opens with junk under every key', async (person, id, path) => {
  const pageIndex = PAGES.findIndex(([, , candidate]) => candidate === path)
  const stored = Object.fromEntries(
    listKeys(id).map((key, index) => [key, JUNK[(index + pageIndex) % JUNK.length] ?? '']),
  )
  await renderPortal({ path, person, stored })
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/Loading\.\.\./)).toBeNull())
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('main')).not.toHaveTextContent(/went wrong|could not be shown/i)
})
