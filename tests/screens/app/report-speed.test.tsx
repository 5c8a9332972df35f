import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { reportSpeed } from '@/app/report-speed'
import { branding } from '@/branding'
import { runWhenIdle } from '@/lib/run-when-idle'
import { paths } from '@/paths'
import { renderPortal } from '@tests/support/render-portal'

afterEach(() => {
  Object.assign(branding, { errorReports: null, reportSpeed: false })
  vi.unstubAllGlobals()
})

const ENTRIES = [
  { entryType: 'largest-contentful-paint', startTime: 310.2 },
  { entryType: 'event', interactionId: 0, duration: 900 },
  { entryType: 'event', interactionId: 7, duration: 120.4 },
  { entryType: 'event', interactionId: 8, duration: 48 },
  // Browsers without interactions.
  { entryType: 'event', duration: 900 },
  { entryType: 'largest-contentful-paint', startTime: 812.4 },
]

const REPORT = { largestPaint: 812, slowestInteraction: 120, version: __VERSION__ }

const readReport = (init: RequestInit | undefined): Promise<unknown> => new Response(init?.body).json()

/** Replaces the browser's measurements. Returns the types that are observed. */
function stubMeasurements(entries: readonly object[]) {
  const observedTypes: string[] = []
  class Observer {
    observe = ({ type }: { type: string }) => void observedTypes.push(type)
    takeRecords = () => entries
    disconnect = () => {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return observedTypes
}

function hidePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

const watchReports = () => vi.spyOn(window, 'fetch').mockResolvedValue(new Response())

async function openPage(page: Parameters<typeof renderPortal>[0], entries: readonly object[] = ENTRIES) {
  const observedTypes = stubMeasurements(entries)
  const fetchReport = watchReports()
  Object.assign(branding, { errorReports: '/failures', reportSpeed: true })
  await renderPortal(page)
  await screen.findByRole('heading', { level: 1 })
  await expect.poll(() => observedTypes).toEqual(['largest-contentful-paint', 'event'])
  return fetchReport
}

test.each([
  { errorReports: '/failures', reportSpeed: false },
  { errorReports: '/failures', reportSpeed: undefined },
  { errorReports: null, reportSpeed: true },
])('nothing is sent with %o', async (settings) => {
  stubMeasurements(ENTRIES)
  const fetchReport = watchReports()
  Object.assign(branding, settings)
  await renderPortal({ path: paths.home })
  await screen.findByRole('heading', { level: 1 })
  await new Promise<void>((resolve) => void runWhenIdle(resolve))
  hidePage()
  expect(fetchReport).not.toHaveBeenCalled()
})

test('a visit is reported once, when its page is first hidden', async () => {
  const fetchReport = await openPage({ path: `${paths.home}?next=%2Fdashboard` })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(fetchReport).not.toHaveBeenCalled()
  hidePage()
  hidePage()
  const [[, init] = []] = fetchReport.mock.calls
  expect(fetchReport).toHaveBeenCalledExactlyOnceWith('/failures', {
    method: 'POST',
    body: expect.any(String),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
  expect(await readReport(init)).toEqual({ ...REPORT, page: '/home' })
})

test.each([
  ['/reviewer2', { path: '/reviewer2?app_ID=18&Role=Secret7' }],
  ['/hod', { path: '/hod?app_ID=21&Role=Secret7' }],
  ['/moredetailsc/:applicationId', { path: '/moredetailsc/18?from=Secret7' }],
  ['/dashboard', { path: paths.dashboard, person: 'applicant@demo.urc' }],
])('a report of %s names no person, application or search', async (pattern, page) => {
  const fetchReport = await openPage(page)
  hidePage()
  const [[address, init] = []] = fetchReport.mock.calls
  expect(address).toBe('/failures')
  expect(await readReport(init)).toEqual({ ...REPORT, page: pattern })
})

test('what a browser does not measure is null', async () => {
  const fetchReport = await openPage({ path: paths.home }, [])
  hidePage()
  const [[, init] = []] = fetchReport.mock.calls
  expect(await readReport(init)).toEqual({ ...REPORT, page: '/home', largestPaint: null, slowestInteraction: null })
})

test('a page that opens in the background is not reported', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const observedTypes = stubMeasurements(ENTRIES)
  reportSpeed('/home')
  expect(observedTypes).toEqual([])
})
