import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { listPlaywrightFailures, listVitestFailures, takeEnd } from '../../scripts/support/failed-tests.mjs'

type VitestReport = Parameters<typeof listVitestFailures>[0]
type PlaywrightReport = Parameters<typeof listPlaywrightFailures>[0]

const RED = '\u001B[31m'
const PLAIN = '\u001B[39m'

it('a failed test is named with its file and the error’s beginning', () => {
  const report = {
    testResults: [
      { name: resolve('tests/a.test.ts'), status: 'passed', message: '', assertionResults: [] },
      {
        name: resolve('tests/b.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'sums adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'sums subtracts',
            status: 'failed',
            failureMessages: [`Error: ${RED}expected 3${PLAIN}\n\nReceived: 4\n    at sum.ts:1:1\n    at run.ts:2:2`],
          },
        ],
      },
    ],
  }
  expect(listVitestFailures(report as unknown as VitestReport)).toEqual([
    { test: 'tests/b.test.ts › sums subtracts', error: 'Error: expected 3\nReceived: 4' },
  ])
})

it('a file that did not start is named', () => {
  const report = {
    testResults: [
      { name: resolve('tests/b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  }
  expect(listVitestFailures(report as unknown as VitestReport)).toEqual([
    { test: 'tests/b.test.ts', error: 'No such module' },
  ])
})

it('a failed end-to-end test is named with its host', () => {
  const results = [{ errors: [{ message: Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n') }] }]
  const report = {
    errors: [{ message: 'Error: the server ended' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [{ title: 'works', tests: [{ projectName: 'php', status: 'expected', results: [] }] }],
        suites: [
          {
            title: 'a link',
            specs: [{ title: 'opens', tests: [{ projectName: 'demo', status: 'unexpected', results }] }],
          },
        ],
      },
    ],
  }
  expect(listPlaywrightFailures(report as unknown as PlaywrightReport)).toEqual([
    { test: 'before or after the tests', error: 'Error: the server ended' },
    { test: '[demo] a.spec.ts › a link › opens', error: 'line 0\nline 1\nline 2\nline 3\nline 4\nline 5' },
  ])
})

it('a failed command shows its last lines', () => {
  const lines = Array.from({ length: 40 }, (_, line) => `${RED}line ${line}${PLAIN}\n\n`)
  expect(takeEnd(lines.join('')).split('\n')).toEqual(Array.from({ length: 12 }, (_, line) => `line ${line + 28}`))
})
