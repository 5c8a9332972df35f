import { formatCount } from '@/lib/format'
import type { Fault } from '../implementation'

/** `listApplications: http-500, 1 more time` */
export function formatFault({ call, kind, times, share }: Fault): string {
  const name = call === '*' ? 'Every call' : call
  const shareText = share === undefined ? '' : `, ${share * 100} % of the calls`
  const limitText = times === undefined ? shareText : `, ${formatCount(times, 'more time', 'more times')}`
  return `${name}: ${kind}${limitText}`
}
