import { useContext } from 'react'
import { FormContext } from './form-context'

/** Returns a function that delays submits until a field's check settles. */
export function useHoldSubmit() {
  const { underWay } = useContext(FormContext)
  return (work: Promise<boolean>): void => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
}
