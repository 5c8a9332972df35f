import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { guidance } from '@/domain/texts/guidance'
import { Form } from '@/form/form'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import type { Elements } from '@/ui/elements'
import type { LinkTask } from './answer-state'
import type { useAnswer } from './use-answer'

interface AnswerFormProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>
  answer: Omit<ReturnType<typeof useAnswer>, 'send'>
  task: LinkTask
  invalidText: string | ((errors: readonly string[]) => string | undefined)
  /** False if a chosen file could not be stored. */
  areFilesStored?: boolean
  onSubmit: (values: Out) => Promise<void>
  children: Elements
}

/** The form of an answer. Stores typed texts on this device at every change, because invited users have no account. */
export function AnswerForm<In extends FieldValues, Out>(props: AnswerFormProps<In, Out>) {
  const { form, answer, task, invalidText, areFilesStored = true, onSubmit, children } = props
  const { storage, busy } = answer
  const notShownTexts = guidance.answerNotShown(task)
  const [areTextsStored, setTextsStored] = useState(true)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setTextsStored(storage.storeTyped(values)),
      }),
    [form, storage],
  )
  return (
    <Form
      form={form}
      busy={busy}
      submitError={answer.failureText}
      invalidText={invalidText}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending...">
          Submit
        </Button>
      }
    >
      {children}
      <p className="text-sm text-ink-soft">
        {areTextsStored && areFilesStored
          ? 'Kept on this device until you send it.'
          : 'This browser does not keep what you enter. It is lost if you leave this page.'}
      </p>
      {answer.recheck && (
        <Banner
          tone="error"
          title={notShownTexts.happened}
          actions={
            <Button busy={answer.isChecking} onClick={answer.recheck}>
              Look again
            </Button>
          }
        >
          {notShownTexts.next}
        </Banner>
      )}
    </Form>
  )
}
