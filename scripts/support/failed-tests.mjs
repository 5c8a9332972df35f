import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ test: string, error: string }} FailedTest `error` is an excerpt of a few lines */

/** The output of the test has the whole error. */
const EXCERPT_LINES = 6

/** @type {(text: string) => string[]} */
const listRelevantLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))

/** @type {(message: string | undefined) => string} Returns the first lines of an error, without its stack. */
export const takeBeginning = (message) =>
  listRelevantLines(message ?? 'No error message.')
    .slice(0, EXCERPT_LINES)
    .join('\n')

/** @type {(output: string) => string} Returns the last lines of the output of a failed command. */
export const takeEnd = (output) =>
  listRelevantLines(output)
    .slice(-2 * EXCERPT_LINES)
    .join('\n')

/** @param {import('vitest/node').JsonTestResults} report @returns {FailedTest[]} also files that failed to load */
export const listVitestFailures = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative('', name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0
        ? [{ test: file, error: takeBeginning(message) }]
        : failed.map(({ fullName, failureMessages }) => ({
            test: `${file} › ${fullName}`,
            error: takeBeginning(failureMessages?.[0]),
          }))
    })

/** @param {import('@playwright/test/reporter').JSONReport} report @returns {FailedTest[]} also errors of a server */
export const listPlaywrightFailures = ({ suites, errors }) => [
  ...errors.map(({ message }) => ({ test: 'before or after the tests', error: takeBeginning(message) })),
  ...suites.flatMap((suite) => listSuiteFailures(suite)),
]

/** @type {(suite: import('@playwright/test/reporter').JSONReportSuite, above?: string) => FailedTest[]} */
const listSuiteFailures = ({ title, specs, suites = [] }, parentPath = '') => {
  const path = parentPath === '' ? title : `${parentPath} › ${title}`
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => ({
          test: `[${projectName}] ${path} › ${spec.title}`,
          error: takeBeginning(results.flatMap(({ errors }) => errors)[0]?.message),
        })),
    ),
    ...suites.flatMap((childSuite) => listSuiteFailures(childSuite, path)),
  ]
}
