import { expect, test } from 'vitest'
import { safePdfUrl } from '@/areas/apply/submission/pdf-tab'

const HOST = 'https://grants.example/rgms/'

test.each([
  [
    'ViewSubmittedApplicationPDF.php?app_ID=12',
    'https://grants.example/rgms/ViewSubmittedApplicationPDF.php?app_ID=12',
  ],
  ['/pdf/12.pdf', 'https://grants.example/pdf/12.pdf'],
  ['https://grants.example/12.pdf', 'https://grants.example/12.pdf'],
])('accepts the URL %s', (hostUrl, url) => {
  expect(safePdfUrl(hostUrl, HOST)).toBe(url)
})

test.each([
  '',
  '  ',
  'javascript:alert(1)',
  'https://elsewhere.example/12.pdf',
  '//elsewhere.example/x',
  'http://grants.example/12.pdf',
  'data:text/html,x',
])('rejects the URL "%s"', (hostUrl) => {
  expect(safePdfUrl(hostUrl, HOST)).toBeUndefined()
})
