import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ test: string, error: string }} FailedTest `error` is an excerpt of a few lines */

/** Lines of an excerpt. The output of the test has the whole error. */
const MOST_LINES = 6

/** @type {(text: string) => string[]} */
const telling = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))

/** @type {(message: string | undefined) => string} Returns the first lines of an error, without its stack. */
export const beginning = (message) =>
  telling(message ?? 'It says no reason.')
    .slice(0, MOST_LINES)
    .join('\n')

/** @type {(output: string) => string} Returns the last lines of the output of a failed command. */
export const theEnd = (output) =>
  telling(output)
    .slice(-2 * MOST_LINES)
    .join('\n')

/** @param {import('vitest/node').JsonTestResults} report @returns {FailedTest[]} also files that failed to load */
export const failedInVitest = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative('', name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0
        ? [{ test: file, error: beginning(message) }]
        : failed.map(({ fullName, failureMessages }) => ({
            test: `${file} › ${fullName}`,
            error: beginning(failureMessages?.[0]),
          }))
    })

/** @param {import('@playwright/test/reporter').JSONReport} report @returns {FailedTest[]} also errors of a server */
export const failedInPlaywright = ({ suites, errors }) => [
  ...errors.map(({ message }) => ({ test: 'before or after the tests', error: beginning(message) })),
  ...suites.flatMap((suite) => failedInSuite(suite)),
]

/** @type {(suite: import('@playwright/test/reporter').JSONReportSuite, above?: string) => FailedTest[]} */
const failedInSuite = ({ title, specs, suites = [] }, above = '') => {
  const path = above === '' ? title : `${above} › ${title}`
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => ({
          test: `[${projectName}] ${path} › ${spec.title}`,
          error: beginning(results.flatMap(({ errors }) => errors)[0]?.message),
        })),
    ),
    ...suites.flatMap((inner) => failedInSuite(inner, path)),
  ]
}
