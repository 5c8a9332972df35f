import { contractRows } from '@/contract'
import { onlyReads } from '@/wire/contract/endpoint'
import { requireValue } from '@/wire/conformance/checks'
import { StepFailure, StepWarning } from '@/wire/conformance/finding'
import { probe, type Step } from '../step'
import { COUNCIL_LISTS } from './lists'

/** Fields that identify a row and what may be done with it. */
const KEY_FIELDS = /(^|\.)(app_ID|Status|hod_decision|dean_decision)$/

const CALLS_WITH_DATES = [
  'getApplicationDates',
  'listSubmittedApplications',
  'getFormData',
  'getDetails',
  ...COUNCIL_LISTS,
] as const

const dateSteps = CALLS_WITH_DATES.map((call) =>
  probe(call, 'writes dates that the portal can read', async (context) => {
    const fields = [...requireValue(context.unreadableDates.get(call), 'a record')]
    if (fields.length > 0)
      throw new StepWarning({
        field: fields.join(', '),
        expected: 'YYYY-MM-DD, with or without a time',
        actual: 'another format',
        consequence: 'shows the text of the host, and cannot sort by it',
      })
  }),
)

/** Checks all responses for missing fields, which codecs read as empty. */
const missingFieldSteps: readonly Step[] = contractRows
  .filter(([, endpoint]) => onlyReads(endpoint) && endpoint.responseType !== 'blob')
  .map(([call]) =>
    probe(call, 'returns every field', async (context) => {
      const missingFields = [...requireValue(context.missingFields.get(call), 'a record')]
      if (missingFields.length === 0) return
      const deviation = { field: missingFields.join(', '), expected: 'in every record', actual: 'absent' }
      if (missingFields.some((field) => KEY_FIELDS.test(field)))
        throw new StepFailure({ ...deviation, consequence: 'cannot tell what may be done with the application' })
      throw new StepWarning({ ...deviation, consequence: 'shows nothing in their place' })
    }),
  )

/** A warning, because the portal reads the bytes of a file, not its headers. */
const headerSteps: readonly Step[] = contractRows
  .filter(([, endpoint]) => endpoint.responseType === 'blob')
  .map(([call]) =>
    probe(call, 'is sent as a file to save', async (context) => {
      const deviations = [...requireValue(context.unsafeHeaders.get(call), 'a file')]
      if (deviations.length > 0)
        throw new StepWarning({
          field: 'headers',
          expected: 'Content-Disposition: attachment, X-Content-Type-Options: nosniff and the type of a document',
          actual: deviations.join(', '),
          consequence: 'checks the content itself; whoever opens the address may run a script of the file',
        })
    }),
  )

/** Checks what all responses of the run had in common. */
export const fieldSteps: readonly Step[] = [...missingFieldSteps, ...dateSteps, ...headerSteps]
