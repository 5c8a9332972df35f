import { useEffect } from 'react'
import type { Control } from 'react-hook-form'
import { Form } from '@/form/form'
import { useCheckedForm } from '@/form/use-schema-form'
import type { Elements } from '@/ui/elements'

// A type and not an interface: forms need an index signature.
export type Answer = { answer: string }

interface FieldSetting {
  /** Initial value. */
  value?: string
  /** Submits the form on mount, so that its check fails. */
  isChecked?: boolean
}

interface OneFieldProps extends FieldSetting {
  children: (control: Control<Answer, unknown, Answer>) => Elements
}

/** A form of one required field. */
export function OneField({ value = '', isChecked = false, children }: OneFieldProps) {
  const form = useCheckedForm<Answer>(
    ({ answer }) => (answer === '' ? [{ field: 'answer', message: 'This answer is required.' }] : []),
    { answer: value },
  )
  const { handleSubmit, control } = form
  useEffect(() => {
    if (isChecked) void handleSubmit(() => {})()
  }, [isChecked, handleSubmit])
  return (
    <Form form={form} onSubmit={() => {}} busy={false} submitError={null}>
      {children(control)}
    </Form>
  )
}

export const setUp = (field: FieldSetting) => ({ field })

export const invalid = setUp({ isChecked: true })
