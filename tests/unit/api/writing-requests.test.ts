import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contract, contractRows, type CallName, type Input } from '@/contract'
import { writeRequest } from '@/wire/client/request'
import { exampleOf, scriptedClient } from './scripted-client'

const BASE = 'http://host.test/rgms/'

const written = <Name extends CallName>(call: Name, input: Input<Name>) => writeRequest(contract[call], BASE, input)

const entriesOf = (body: BodyInit | null): [string, FormDataEntryValue][] => (body instanceof FormData ? [...body] : [])

describe('a request', () => {
  it.each([
    ['shortlistOrReject', { applicationId: '12', status: '2.1' }, '{"app_ID":"12","status":"2.1"}'],
    ['listDepartments', { facultyId: '3' }, '{"fid":"3"}'],
    [
      'decideAsDean',
      { applicationId: '12', decision: '3.1', remarks: 'Sound "plan"' },
      '{"app_ID":"12","decision":"3.1","remarks":"Sound \\"plan\\""}',
    ],
    [
      'grantOrDeny',
      { applicationId: '12', status: '5.2', startDate: '', period: '', amount: '' },
      '{"appId":"12","status":"5.2","startDate":"","period":"","amount":""}',
    ],
  ] as const)('%s as JSON', (call, input, body) => {
    expect(written(call, input)).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
  })

  it('is exact for a flat form', () => {
    const reviewer = {
      email: 'a+b@example.org',
      name: 'Anula & සිල්වා',
      affiliation: '50% = half',
    }
    expect(written('saveReviewer1', { applicationId: '12', ...reviewer })).toMatchObject({
      url: `${BASE}SaveReviewer1.php`,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body:
        'app_ID=12&reviewerEmail=a%2Bb%40example.org' +
        '&reviewerName=Anula+%26+%E0%B7%83%E0%B7%92%E0%B6%BD%E0%B7%8A%E0%B7%80%E0%B7%8F&reviewerAffiliation=50%25+%3D+half',
    })
  })

  it('is exact for a query, with blanks and signs encoded', () => {
    const { url, body } = written('downloadCriteria', { fileName: 'Evaluation Criteria_URC & Grants_1.docx' })
    expect(url).toBe(`${BASE}Criteria.php?download=Evaluation+Criteria_URC+%26+Grants_1.docx`)
    expect(body).toBeNull()
  })

  it('is exact for several files under one name', () => {
    const files = [new File(['one'], 'one.pdf'), new File(['two'], 'දෙක.pdf')]
    const { body, headers } = written('submitProgressReport', {
      applicationId: '12',
      reportType: 'mid-year',
      files,
    })
    expect(entriesOf(body).map(([key, value]) => [key, value instanceof File ? value.name : value])).toEqual([
      ['app_ID', '12'],
      ['reportType', 'mid-year'],
      ['file[]', 'one.pdf'],
      ['file[]', 'දෙක.pdf'],
    ])
    expect(headers, 'the boundary is the browser’s to write').toEqual({})
  })

  it('is exact for rows of a draft, each with its index', () => {
    const { body } = written('saveFileUploads', {
      ...exampleOf('saveFileUploads'),
      grantRows: [
        { fundingSource: 'Council', period: '2012', currency: 'LKR', amount: '1' },
        { fundingSource: 'Ministry', period: '', currency: 'USD', amount: '2' },
      ],
    })
    const entries = new Map(entriesOf(body))
    expect(entries.get('grantRows[0][fundingSource]')).toBe('Council')
    expect(entries.get('grantRows[1][durationperiod]')).toBe('')
    expect(entries.get('grantRows[1][amount]')).toBe('2')
    expect(entries.get('co_investigators[0][name]')).toBe('Kamala Dias')
    expect(entries.get('projectProposal')).toBeInstanceOf(File)
    expect([...entries.keys()]).not.toContain('projectCV')
  })

  it('keeps the bytes of files', async () => {
    const bytes = new Uint8Array(256).map((_, index) => index)
    const { body } = written('uploadAwardLetter', { file: new File([bytes], 'letter.pdf'), applicationId: '12' })
    const sent = entriesOf(body).find(([key]) => key === 'file')?.[1]
    expect(sent instanceof File && new Uint8Array(await sent.arrayBuffer())).toEqual(bytes)
  })

  it.each(contractRows)('is sent to its path, relative to the host: %s', (call, { method, path }) => {
    const request = written(call, exampleOf(call))
    expect(request.method).toBe(method)
    expect(request.url.startsWith(`${BASE}${path.slice(1)}`)).toBe(true)
  })

  it.each(contractRows.filter(([, { sends }]) => sends === 'form' || sends === 'multipart'))(
    'never contains the words undefined, null or [object Object]: %s',
    async (call) => {
      const { url, method, body } = written(call, exampleOf(call))
      expect(await new Request(url, { method, body }).text()).not.toMatch(/undefined|null|\[object/)
    },
  )

  it('keeps any text in a flat form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { body } = written('saveReviewer1', { ...exampleOf('saveReviewer1'), name })
        expect(typeof body === 'string' && new URLSearchParams(body).get('reviewerName')).toBe(name)
      }),
    )
  })
})

it('every request carries the cookie of the session and bypasses the cache', async () => {
  const { client, inits } = scriptedClient(['{"status":true}'])
  await client.checkSession({})
  expect(inits[0]).toMatchObject({ credentials: 'include', cache: 'no-store' })
})
