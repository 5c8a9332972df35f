import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { StoredReport } from './stored-report'
import type { ReviewInput, ReviewOutput } from './review-values'

type ReviewForm = UseFormReturn<ReviewInput, unknown, ReviewOutput>

/** Restores the chosen report after a reload, and stores each new one. Returns false if that failed. */
export function useStoredReport(form: ReviewForm, report: StoredReport): boolean {
  const [isStored, setIsStored] = useState(true)
  useEffect(() => {
    const fail = () => setIsStored(false)
    void report.read().then((found) => {
      // A report chosen in the meantime is newer.
      if (found && !form.getValues('report')) form.setValue('report', found)
    }, fail)
    return form.subscribe({
      name: 'report',
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name !== 'report') return
        void report.write(values.report).then(() => setIsStored(true), fail)
      },
    })
  }, [form, report])
  return isStored
}
