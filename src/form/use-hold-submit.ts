import { useContext } from 'react'
import { FormContext } from './form-context'

/** Lets a field hold a submit back until it is done with what it is looking into. */
export function useHoldSubmit() {
  const { underWay } = useContext(FormContext)
  return (work: Promise<void>): void => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
}
