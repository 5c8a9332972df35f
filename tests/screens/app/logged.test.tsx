import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { branding } from '@/branding'
import { paths } from '@/paths'
import type { CallName } from '@/contract'
import { renderPortal } from '@tests/support/render-portal'

const applicant = 'applicant@demo.urc'

test.each<[CallName, string, string, string]>([
  ['checkSession', paths.dashboard, applicant, 'CheckSession.php checkSession: http, HTTP 500'],
  ['getProfile', paths.profile, applicant, 'GetProfileData.php getProfile: http, HTTP 500'],
  ['listFaculties', paths.applyProfile, applicant, 'FacultyDepartment.php listFaculties: http, HTTP 500'],
])('a failed %s is logged without personal data', async (call, path, person, line) => {
  const logError = vi.mocked(console.error)
  const { services } = await renderPortal({ path, person, faults: [{ call, kind: 'http-500' }] })
  await expect.poll(() => logError.mock.calls.map((words) => words.join(' '))).toContain(line)
  // A call in flight would be logged in the next test.
  await expect.poll(() => services.queries.isFetching()).toBe(0)
})

test('the departments and a failed status update are logged too', async () => {
  const { services } = await renderPortal({
    path: paths.orderApplications,
    person: 'admin@demo.urc',
    faults: [
      { call: 'listDepartments', kind: 'refused' },
      { call: 'shortlistOrReject', kind: 'refused' },
      { call: 'grantOrDeny', kind: 'network' },
    ],
  })
  await screen.findByRole('heading', { name: 'Order Applications' })
  const { client } = services
  const ignore = () => null
  await client.listDepartments({ facultyId: '1' }).catch(ignore)
  await client.shortlistOrReject({ applicationId: '1', status: '2.1' }).catch(ignore)
  await client.grantOrDeny({ applicationId: '1', status: '5.2', startDate: '', period: '', amount: '' }).catch(ignore)
  expect(vi.mocked(console.error).mock.calls.map((words) => words.join(' '))).toEqual([
    'FacultyDepartment.php listDepartments: refused, HTTP 200',
    'UpdateOrderApplicationStatus.php shortlistOrReject: refused, HTTP 200',
    'ApplicationStatus_Granted.php grantOrDeny: network',
  ])
})

test('a failure is reported to the address in the settings, without persons and texts', async () => {
  const fetchReport = vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  branding.errorReports = '/failures'
  onTestFinished(() => void (branding.errorReports = null))
  const { services } = await renderPortal({
    path: paths.home,
    faults: [
      { call: 'listFaculties', kind: 'http-500' },
      { call: 'logIn', kind: 'refused' },
    ],
  })
  await screen.findByRole('link', { name: 'I have an account' })
  await services.client.listFaculties({}).catch(() => null)
  await services.client.logIn({ email: applicant, password: 'demo1234' }).catch(() => null)
  const [[address, init] = []] = fetchReport.mock.calls
  expect([fetchReport.mock.calls.length, address]).toEqual([1, '/failures'])
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  const body = await new Response(init?.body).json()
  expect(body).toEqual({ call: 'listFaculties', kind: 'http', version: expect.any(String) })
})

test('a visitor is not logged as a failure', async () => {
  const { mock } = await renderPortal({ path: paths.home })
  await screen.findByRole('link', { name: 'I have an account' })
  expect(mock.calls).toContain('checkSession')
  expect(vi.mocked(console.error)).not.toHaveBeenCalled()
})
