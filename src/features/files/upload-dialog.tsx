import type { CallName, Input } from '@/contract'
import type { z } from '@/domain/zod'
import { messages } from '@/domain/texts/messages'
import { useSchemaForm } from '@/form/use-schema-form'
import type { FileKind } from '@/domain/files/file-kinds'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Dialog } from '@/ui/dialog'
import type { DocumentEnding } from './check-document'
import { DocumentField } from './document-field'
import { useFileExists } from './use-file-exists'
import { UploadForm } from './upload-form'
import { useUpload } from './use-upload'

interface OneFile {
  file: File
}

interface ReplacedFile {
  readonly applicationId: string
  readonly kind: FileKind
}

interface UploadDialogProps<Name extends CallName> {
  title: string
  projectTitle: string
  label: string
  hint: string
  endings: readonly DocumentEnding[]
  schema: z.ZodMiniType<OneFile, OneFile>
  call: Name
  inputOf: (file: File) => Input<Name>
  /** If the host has this file, a warning is shown: replacing it cannot be undone. */
  replaces?: ReplacedFile
  texts?: { none: string; failed: string }
  onClose: () => void
}

const DEFAULT_TEXTS = { none: messages.uploads.chooseFile, failed: messages.uploads.errorOccurred }

export function UploadDialog<Name extends CallName>(props: UploadDialogProps<Name>) {
  const { title, label, hint, endings, texts = DEFAULT_TEXTS, onClose } = props
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
    <Dialog open onClose={onClose} busy={upload.busy} title={title} description={props.projectTitle}>
      <UploadForm
        form={form}
        upload={upload}
        label="Upload"
        invalidText={texts.none}
        onSubmit={({ file }) => upload.send(props.inputOf(file))}
      >
        <DocumentField control={form.control} name="file" label={label} hint={hint} endings={endings} />
        {props.replaces && <ReplacementWarning {...props.replaces} />}
      </UploadForm>
    </Dialog>
  )
}

function ReplacementWarning({ applicationId, kind }: ReplacedFile) {
  if (useFileExists(applicationId, kind) !== true) return null
  return <Banner tone="warning">One has been uploaded already. Uploading replaces it, and cannot be undone.</Banner>
}
