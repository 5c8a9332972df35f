import { getFiles } from '@/wire/client/request'
import type { CallName, Input } from '@/contract'
import type { z } from '@/lib/zod'
import { messages } from '@/domain/texts/messages'
import { useSchemaForm } from '@/form/use-schema-form'
import { Dialog } from '@/ui/dialog'
import type { DocumentEnding } from './check-document'
import { DocumentField } from './document-field'
import { EarlierFile, useConfirmSent, type SentDocument } from './earlier-file'
import { UploadForm, useUpload } from './upload-form'

interface OneFile {
  file: File
}

interface UploadDialogProps<Name extends CallName> {
  title: string
  /** Its name labels the field. The dialog warns if the host has such a file. */
  of: SentDocument
  /** Time at which the host received its present file, if known. */
  uploadedAt?: string | null | undefined
  hint: string
  endings: readonly DocumentEnding[]
  schema: z.ZodMiniType<OneFile, OneFile>
  call: Name
  inputOf: (file: File) => Input<Name>
  texts?: { none: string; failed: string }
  onClose: () => void
}

const DEFAULT_TEXTS = { none: messages.uploads.chooseFile, failed: messages.uploads.errorOccurred }

export function UploadDialog<Name extends CallName>(props: UploadDialogProps<Name>) {
  const { title, of, hint, endings, texts = DEFAULT_TEXTS, onClose } = props
  const confirmSent = useConfirmSent()
  const form = useSchemaForm(props.schema, {})
  const upload = useUpload(props.call, {
    refused: messages.uploads.fileRefused,
    failed: texts.failed,
    onDone: async (input) => {
      onClose()
      const names = getFiles(input).map(({ name }) => name)
      await confirmSent(of, names, messages.uploads.fileDone)
    },
  })
  return (
    <Dialog open onClose={onClose} busy={upload.busy} title={title} description={of.projectTitle}>
      <UploadForm
        form={form}
        upload={upload}
        label="Upload"
        invalidText={texts.none}
        onSubmit={({ file }) => upload.send(props.inputOf(file))}
      >
        <DocumentField control={form.control} name="file" label={of.document} hint={hint} endings={endings} />
        <EarlierFile of={of} uploadedAt={props.uploadedAt} />
      </UploadForm>
    </Dialog>
  )
}
