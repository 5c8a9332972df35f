import { useContext } from 'react'
import { FormContext } from './form-context'

/** Lets a field hold a submit back until it knows whether what was chosen can be taken. */
export function useHoldSubmit() {
  const { underWay } = useContext(FormContext)
  return (work: Promise<boolean>): void => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
}
