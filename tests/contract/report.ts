import { contract, type CallName } from '@/contract'
import type { Line, Run } from './run-suite'

const PAD = 8

const copes = (how: string): string => `\n${' '.repeat(PAD)} The portal ${how}`

/** The file of a call: the owner of a host knows the calls only by their files. */
const fileOf = (call: CallName): string => `${contract[call].method} ${contract[call].path.slice(1)}`

function remark(line: Line): string {
  switch (line.verdict) {
    case 'pass':
      return ''
    case 'differs':
      return `: ${line.field}: expected ${line.expected}, came ${line.came}${copes(line.copes)}`
    case 'known':
    case 'missing':
    case 'slow':
      return `: ${line.came}${copes(line.copes)}`
    case 'skipped':
      return `: ${line.why}`
  }
}

/** One line of the report: the verdict, the call, what was tried, and what was found instead. */
export const lineText = (line: Line): string =>
  `${line.verdict.padEnd(PAD)} ${line.call} (${fileOf(line.call)}): ${line.tries}${remark(line)}`

export function countOf({ lines }: Pick<Run, 'lines'>) {
  const count = (...verdicts: Line['verdict'][]) => lines.filter(({ verdict }) => verdicts.includes(verdict)).length
  return {
    passed: count('pass', 'known'),
    failed: count('differs', 'missing', 'slow'),
    skipped: count('skipped'),
  }
}

export function summaryText(run: Run): string {
  const { passed, failed, skipped } = countOf(run)
  const left = run.left.map((what) => `Left on the host: ${what}`)
  const writing = run.writing ? [`Not tried, because they change the host (--write): ${run.writing} steps`] : []
  const stopped = run.stopped ? [`Stopped after ${run.lines.length} of ${run.steps} steps: ${run.stopped}`] : []
  const counts = `${run.host}: ${passed} passed, ${failed} failed, ${skipped} skipped`
  return [...left, ...writing, ...stopped, counts].join('\n')
}
