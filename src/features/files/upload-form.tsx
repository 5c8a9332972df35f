import { useEffect, useState, type ComponentProps } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useCall } from '@/api/services'
import type { CallName, Input } from '@/contract'
import { guidance } from '@/domain/texts/guidance'
import { Form } from '@/form/form'
import { useLeaveGuard } from '@/form/use-leave-guard'
import { useAlerts } from '@/ui/alerts'
import { Button } from '@/ui/button'
import type { Elements } from '@/ui/elements'
import { UploadProgress } from '@/ui/upload-progress'
import { explainWrite, getHostReason, getRefusalText } from '@/api/explain'
import { isAmbiguous } from '@/wire/client/api-error'
import { getFiles } from '@/wire/client/request'
import { useSend, type FormAttempt } from '@/writes/use-send'
import { usePreloadedPage } from '../use-preloaded-page'

interface UploadFormProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>
  upload: Pick<ReturnType<typeof useUpload>, 'busy' | 'panel'>
  /** Text of the submit button. */
  label?: string
  /** Heading of the error summary. */
  invalidText?: string
  onSubmit: (values: Out) => Promise<void>
  children: Elements
}

/** A form that uploads files. Shows the progress below its fields. `useUpload` shows failures as alerts. */
export function UploadForm<In extends FieldValues, Out>(props: UploadFormProps<In, Out>) {
  const { form, upload, label = 'Submit', invalidText, onSubmit, children } = props
  return (
    <Form
      form={form}
      busy={upload.busy}
      submitError={null}
      invalidText={invalidText}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" variant="primary" busy={upload.busy} busyLabel="Uploading...">
          {label}
        </Button>
      }
    >
      {children}
      {upload.panel && <UploadProgress {...upload.panel} />}
    </Form>
  )
}

interface UploadSettings<Name extends CallName> {
  readonly refused: string | ((hostText: string) => string)
  readonly failed: string
  /** The page to open after success. Its code is preloaded before anything is sent. */
  readonly endsIn?: string
  /** Called with what was sent, because the form may hold something else by then. */
  readonly onDone: (sent: Input<Name>) => void | Promise<void>
}

/** `panel` holds the props of an `UploadProgress` that explains failures. Undefined before the first upload. */
export function useUpload<Name extends CallName>(
  call: Name,
  { refused, failed, endsIn, onDone }: UploadSettings<Name>,
) {
  const alerts = useAlerts()
  const isNextPageLoaded = usePreloadedPage(endsIn)
  const upload = useSend(useCall(call))
  const { attempt, progress, cancel } = upload
  const [files, setFiles] = useState<readonly File[]>([])
  const busy = attempt.status === 'sending'
  useLeaveGuard(busy, { text: 'Leave this page? What is being uploaded may not arrive.' })
  useEffect(() => cancel, [cancel])

  async function send(input: Input<Name>): Promise<void> {
    if (!(await isNextPageLoaded())) return
    setFiles(getFiles(input))
    const { failure } = await upload.send(input)
    if (!failure) return onDone(input)
    const { kind, serverText, detail } = failure
    // The user has cancelled, so there is nothing to report.
    if (kind === 'aborted') return
    const text = kind !== 'refused' ? failed : typeof refused === 'string' ? refused : refused(serverText)
    const why = isAmbiguous(failure) ? guidance.ambiguousWrite.happened : getHostReason(failure, text)
    await alerts.show(text, { tone: 'error', reason: why, detail })
  }

  const panel: ComponentProps<typeof UploadProgress> | undefined =
    attempt.status === 'ready'
      ? undefined
      : {
          fileName: files.map(({ name }) => name).join(', '),
          sent: progress.sent,
          total: progress.total || files.reduce((bytes, { size }) => bytes + size, 0),
          state: attempt.status === 'sending' ? 'sending' : attempt.status === 'sent' ? 'done' : 'failed',
          ...(attempt.status === 'stopped' && { error: whyItStopped(attempt) }),
          onCancel: cancel,
          // Sends the form's current file. The person may have replaced the failed file.
          onRetry: ({ currentTarget }) => currentTarget.form?.requestSubmit(),
        }

  return { send, busy, panel }
}

function whyItStopped({ failure, mayBeDone }: Extract<FormAttempt, { status: 'stopped' }>): string {
  const { happened, next } = explainWrite(failure, mayBeDone)
  return getRefusalText(failure, `${happened} ${next}`)
}
