import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Form } from '@/form/form'
import { Button } from '@/ui/button'
import { UploadProgress } from '@/ui/upload-progress'
import type { useUpload } from './use-upload'
import type { Elements } from '@/ui/elements'

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

/** A form that uploads files. Shows the progress below its fields; failures are alerts of `useUpload`. */
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
