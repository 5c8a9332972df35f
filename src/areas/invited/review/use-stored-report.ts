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
      if (found && !form.getValues('evaluationReport')) form.setValue('evaluationReport', found)
    }, fail)
    return form.subscribe({
      name: 'evaluationReport',
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name !== 'evaluationReport') return
        void report.write(values.evaluationReport).then(() => setIsKept(true), fail)
      },
    })
  }, [form, report])
  return isKept
}
