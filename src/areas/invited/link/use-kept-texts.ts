import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { AnswerMemory } from './answer-memory'

/** Keeps what is typed on this device with every change. Returns false once the browser keeps nothing. */
export function useKeptTexts<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  memory: AnswerMemory,
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
