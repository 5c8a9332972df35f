import type { Line, Run } from './run-suite'

const PAD = 8

const remark = (line: Line): string => {
  switch (line.verdict) {
    case 'pass':
      return ''
    case 'differs':
      return `: ${line.field}: expected ${line.expected}, came ${line.came}`
    case 'missing':
      return `: ${line.came}`
    case 'skipped':
      return `: ${line.why}`
  }
}

/** One line of the report: the verdict, the call, what was tried, and what was found instead. */
export const lineText = (line: Line): string => `${line.verdict.padEnd(PAD)} ${line.call}: ${line.tries}${remark(line)}`

export const countOf = ({ lines }: Pick<Run, 'lines'>) => {
  const count = (...verdicts: Line['verdict'][]) => lines.filter(({ verdict }) => verdicts.includes(verdict)).length
  return { passed: count('pass'), failed: count('differs', 'missing'), skipped: count('skipped') }
}

export const summaryText = (run: Run): string => {
  const { passed, failed, skipped } = countOf(run)
  const left = run.left.map((what) => `Left on the host: ${what}`)
  return [...left, `${run.host}: ${passed} passed, ${failed} failed, ${skipped} skipped`].join('\n')
}
