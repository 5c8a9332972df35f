import { formatCount } from '@/lib/format'
import type { Fault } from '@/wire/mock/faults'

/** `listApplications: http-500, 1 more time` */
export function faultText({ call, kind, times, share }: Fault): string {
  const name = call === '*' ? 'Every call' : call
  const part = share === undefined ? '' : `, ${share * 100} % of the calls`
  const left = times === undefined ? part : `, ${formatCount(times, 'more time', 'more times')}`
  return `${name}: ${kind}${left}`
}
