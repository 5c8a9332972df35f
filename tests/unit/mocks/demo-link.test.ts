import { describe, expect, it, test } from 'vitest'
import type { Conditions } from '@mocks/implementation'
import { STATUS_CODES } from '@/domain/status/status'
import { NAMED_APPLICATIONS } from '@mocks/seed/scenarios'
import { readDocumentTable } from '@tests/support/document-table'
import {
  formatDemoLink,
  DemoLinkError,
  PARAMETERS,
  parseDemoLink,
  removeDemoParameters,
  type DemoLink,
} from '@mocks/demo-link'

const PAGE = 'http://portal.test/demo/grant/3?page=2#end'

const conditions: Partial<Conditions> = {
  moment: new Date('2026-11-30T15:59:30+05:30').getTime(),
  clockRuns: false,
  delay: { least: 1000, most: 3000 },
  uploadSpeed: 100_000,
  faults: [
    { call: '*', kind: 'notice' },
    { call: 'listApplications', kind: 'http-500', times: 2 },
    { call: 'logIn', kind: 'network', share: 0.25 },
  ],
}

const parseAddress = (address: string) => parseDemoLink(new URL(address).searchParams)

test.each<[string, DemoLink]>([
  ['all settings', { scenario: 'decisions-due', person: 'urc@demo.urc', separateTab: true, conditions }],
  ['a person', { person: 'visitor', conditions: {} }],
  ['a delay', { scenario: 'empty', conditions: { delay: { least: 800, most: 800 } } }],
])('a link carries %s to another browser', (_, link) => {
  expect(parseAddress(formatDemoLink(PAGE, link))).toEqual({
    scenario: undefined,
    person: undefined,
    separateTab: undefined,
    ...link,
  })
})

it('has readable parameters', () => {
  const link = formatDemoLink('http://portal.test/home', { scenario: 'empty', person: 'urc@demo.urc', conditions })
  expect(link).toBe(
    'http://portal.test/home?demo-scenario=empty&demo-person=urc@demo.urc&demo-clock=2026-11-30T15:59:30&demo-clock-runs=no' +
      '&demo-delay=1000-3000&demo-upload=100&demo-fault=*:notice&demo-fault=listApplications:http-500:times=2&demo-fault=logIn:network:share=0.25',
  )
})

it('keeps the page’s own search parameters', () => {
  expect(removeDemoParameters(formatDemoLink(PAGE, { conditions })).href).toBe(PAGE)
  expect(removeDemoParameters(PAGE).href).toBe(PAGE)
})

it('replaces the parameters of another link', () => {
  const oldLink = formatDemoLink(PAGE, { scenario: 'many', conditions })
  expect(formatDemoLink(oldLink, { person: 'visitor', conditions: {} })).toBe(
    'http://portal.test/demo/grant/3?page=2&demo-person=visitor#end',
  )
})

it('returns null for an address without demo parameters', () => expect(parseAddress(PAGE)).toBeNull())

it('has its parameters in the README of the mock', () => {
  const rows = Object.entries(PARAMETERS).map(([name, { example, description }]) => [
    `\`${name}=${example}\``,
    description,
  ])
  expect(readDocumentTable('mocks/README.md', 'What an address can ask for')).toEqual(rows)
})

it('has an application in each status in docs/testing.md', () => {
  const documented = readDocumentTable('docs/testing.md', 'An application in each status')
  expect(documented.map(([, code]) => code)).toEqual(STATUS_CODES)
  for (const [, code, id] of documented)
    expect(NAMED_APPLICATIONS.find(({ applicationId }) => applicationId === Number(id))?.status).toBe(code)
})

it('reads the example of each parameter', () => {
  for (const [name, { example }] of Object.entries(PARAMETERS))
    expect(parseDemoLink(new URLSearchParams({ [name]: example }))).not.toBeNull()
})

describe('an invalid value is refused, and the error lists the valid ones', () => {
  test.each([
    ['demo-scenario=full', /^demo-scenario=full is nothing that this demo knows\. It can be: council-year, empty, /],
    ['demo-scenario=toString', /It can be: council-year/],
    ['demo-tab=two', /It can be: own\.$/],
    ['demo-clock=yesterday', /Write it as 2026-11-30T15:59\.$/],
    ['demo-clock=2026-11-31T10:00', /Write it as/],
    ['demo-clock=2026-11-30', /Write it as/],
    ['demo-clock-runs=maybe', /It can be: yes, no\.$/],
    ['demo-delay=slow', /Write milliseconds/],
    ['demo-delay=300-100', /Write milliseconds/],
    ['demo-upload=0', /Write kilobytes per second/],
    ['demo-fault=listEverything:network', /begins with the name of a call/],
    ['demo-fault=logIn:tired', /how it fails: network, hang, /],
    ['demo-fault=logIn:network:times=0', /may end with a number/],
    ['demo-fault=logIn:network:share=2', /may end with a number/],
    ['demo-fault=logIn:network:often', /may end with a number/],
    ['demo-weather=rain', /^demo-weather is no parameter of the demo\. There are: demo-scenario, /],
  ])('%s', (query, message) => {
    expect(() => parseDemoLink(new URLSearchParams(query))).toThrow(DemoLinkError)
    expect(() => parseDemoLink(new URLSearchParams(query))).toThrow(message)
  })
})
