import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { AnswerStorage } from './answer-storage'

/** Stores typed texts on this device with every change. Returns false while the browser stores nothing. */
export function useAutosavedTexts<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  storage: AnswerStorage,
): boolean {
  const [isStored, setIsStored] = useState(true)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setIsStored(storage.storeTyped(values)),
      }),
    [form, storage],
  )
  return isStored
}
