import { contractRows } from '@/contract'
import { onlyReads } from '@/wire/contract/endpoint'
import { needed } from '@/wire/conformance/checks'
import { Breaks, ToMend } from '@/wire/conformance/finding'
import { probe, type Step } from '../step'

/** Fields that identify a row and what may be done with it. */
const KEYS = /(^|\.)(app_ID|Status|hod_decision|dean_decision)$/

/** Checks all replies for missing fields, which codecs read as empty. */
export const fieldSteps: readonly Step[] = contractRows
  .filter(([, endpoint]) => onlyReads(endpoint) && endpoint.replies !== 'blob')
  .map(([call]) =>
    probe(call, 'tells every field', async (context) => {
      const absent = [...needed(context.absent.get(call), 'a record to look at')]
      if (absent.length === 0) return
      const deviation = { field: absent.join(', '), expected: 'in every record', came: 'absent' }
      if (absent.some((field) => KEYS.test(field)))
        throw new Breaks({ ...deviation, means: 'cannot tell what may be done with the application' })
      throw new ToMend({ ...deviation, means: 'shows nothing in their place' })
    }),
  )
