import { contract, type CallName } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { holds, needed } from '../checks'
import { onlyReads } from '../host'
import { step, type Step } from '../step'

const calls = Object.entries(contract) as [CallName, Endpoint][] // The keys of the contract are its call names.

/** Checks every reply of the run for missing fields: a field with another name was read as an empty one. */
export const fieldSteps: Step[] = calls
  .filter(([, endpoint]) => onlyReads(endpoint) && endpoint.replies !== 'blob')
  .map(([call]) =>
    step(call, 'tells every field', async (context) => {
      const absent = [...needed(context.absent.get(call), 'a record to look at')]
      holds(absent.join(', '), absent.length === 0, 'in every record', 'absent')
    }),
  )
