import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { KeptReport } from './stored-report'
import type { ReviewInput, ReviewOutput } from './review-values'

type ReviewForm = UseFormReturn<ReviewInput, unknown, ReviewOutput>

/** Brings the chosen report back after a reload, and keeps each that is chosen. False where it cannot. */
export function useStoredReport(form: ReviewForm, report: KeptReport): boolean {
  const [isKept, setIsKept] = useState(true)
  useEffect(() => {
    const fail = () => setIsKept(false)
    void report.read().then((found) => {
      // What was chosen while this was read is newer.
      if (found && !form.getValues('report')) form.setValue('report', found)
    }, fail)
    return form.subscribe({
      name: 'report',
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name !== 'report') return
        void report.write(values.report).then(() => setIsKept(true), fail)
      },
    })
  }, [form, report])
  return isKept
}
