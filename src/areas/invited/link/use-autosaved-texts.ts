import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { AnswerStorage } from './answer-storage'

/** Keeps what is typed on this device with every change. Returns false once the browser keeps nothing. */
export function useAutosavedTexts<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  memory: AnswerStorage,
): boolean {
  const [isKept, setIsKept] = useState(true)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setIsKept(memory.keep(values)),
      }),
    [form, memory],
  )
  return isKept
}
