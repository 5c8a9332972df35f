import { readStatus, readListedStatus, type ListedStatus } from '@/domain/status/listed-status'
import { STATUS, STATUS_CODES, statusLabel, type DecisionCode, type Status } from '@/domain/status/status'
import { z } from '@/lib/zod'
import { optionalScalar } from '@/wire/contract/php'

const statusOf = (written: z.output<typeof optionalScalar>): Status =>
  readStatus(typeof written === 'boolean' ? null : written)

/** Status as code or word, number or text. */
export const phpStatus = z.codec(optionalScalar, z.enum([...STATUS_CODES, 'unknown']), {
  decode: statusOf,
  encode: (status) => (status === 'unknown' ? 'Pending' : Number(status)),
})

/** A status, and whether it was a word. A word can mean several codes, so a code from another list takes precedence. */
export const phpListedStatus = z.codec(optionalScalar, z.custom<ListedStatus>(), {
  decode: (written) => readListedStatus(typeof written === 'boolean' ? null : written),
  encode: ({ status, inWords }) => (inWords || status === 'unknown' ? statusLabel(status) : Number(status)),
})

/** The decision of HOD or Dean: 3.1, 3.2, or null for none yet. Written in the same shapes as a status. */
export const phpDecision = z.codec(optionalScalar, z.nullable(z.enum([STATUS.approved, STATUS.notApproved])), {
  decode: (written): DecisionCode | null => {
    const status = statusOf(written)
    return status === STATUS.approved || status === STATUS.notApproved ? status : null
  },
  encode: (decision) => (decision === null ? null : Number(decision)),
})

/** The decision on a budget. Null means Pending: no decision was saved yet. */
export const phpBudgetDecision = z.codec(optionalScalar, z.enum(['Pending', 'Approved', 'Rejected']), {
  decode: (written) => (written === 'Approved' || written === 'Rejected' ? written : 'Pending'),
  encode: (decision) => decision,
})
