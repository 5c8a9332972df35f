import type { CallName, Input } from '@/contract'
import type { z } from '@/contract/zod'
import { messages } from '@/domain/messages'
import { Form } from '@/form/form'
import { useSchemaForm } from '@/form/use-schema-form'
import type { FileKind } from '@/domain/file-kinds'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { UploadProgress } from '@/ui/upload-progress'
import type { DocumentEnding } from './check-document'
import { DocumentField } from './document-field'
import { useFileExists } from './use-file-exists'
import { useUpload } from './use-upload'

interface OneFile {
  file: File
}

interface Replaced {
  readonly applicationId: string
  readonly kind: FileKind
}

interface UploadDialogProps<Name extends CallName> {
  title: string
  projectTitle: string
  label: string
  hint: string
  endings: readonly DocumentEnding[]
  schema: z.ZodType<OneFile, OneFile>
  /** The call that takes the file, and what it is sent. */
  call: Name
  inputOf: (file: File) => Input<Name>
  /** What it is written over, where the host has one already: that cannot be taken back, and is said before. */
  replaces?: Replaced
  /** What is said where no file was chosen, and where it did not arrive (spec 8). */
  texts?: { none: string; failed: string }
  onClose: () => void
}

const TOLD = { none: messages.uploads.chooseFile, failed: messages.uploads.errorOccurred }

/** Takes one file of an application, in a window over its list (spec 2). */
export function UploadDialog<Name extends CallName>(props: UploadDialogProps<Name>) {
  const { title, label, hint, endings, texts = TOLD, onClose } = props
  const alerts = useAlerts()
  const form = useSchemaForm(props.schema, {})
  const upload = useUpload(props.call, {
    refused: messages.uploads.fileRefused,
    failed: texts.failed,
    onDone: async () => {
      onClose()
      await alerts.show(messages.uploads.fileDone, { tone: 'success' })
    },
  })
  return (
    <Dialog open onClose={onClose} busy={upload.busy} title={title}>
      <Form
        form={form}
        busy={upload.busy}
        submitError={null}
        invalidText={texts.none}
        onSubmit={({ file }) => upload.send(props.inputOf(file))}
        actions={
          <Button type="submit" variant="primary" busy={upload.busy} busyLabel="Uploading...">
            Upload
          </Button>
        }
      >
        <p className="text-ink-soft wrap-anywhere">{props.projectTitle}</p>
        <DocumentField control={form.control} name="file" label={label} hint={hint} endings={endings} />
        {props.replaces && <Replacing {...props.replaces} />}
        {upload.panel && <UploadProgress {...upload.panel} />}
      </Form>
    </Dialog>
  )
}

function Replacing({ applicationId, kind }: Replaced) {
  if (useFileExists(applicationId, kind) !== true) return null
  return (
    <Banner tone="warning">One has been uploaded already. Uploading replaces it, and that cannot be taken back.</Banner>
  )
}
