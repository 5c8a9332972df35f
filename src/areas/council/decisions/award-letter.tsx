import { UploadDialog } from '@/features/files/upload-dialog'
import { downloadNames } from '@/domain/files/download-names'
import { messages } from '@/domain/texts/messages'
import { awardLetterSchema } from '@/domain/files/upload-schemas'
import { Button } from '@/ui/button'
import { ApplicationFile } from '../list/application-file'
import type { ApprovedApplication } from './decision.write'
import { useRowDialog } from '../list/row-dialog'

export function AwardLetter({ row: { applicationId, projectTitle } }: { row: ApprovedApplication }) {
  const openDialog = useRowDialog()
  const upload = () =>
    openDialog((onClose) => (
      <UploadDialog
        title="Upload File"
        of={{ applicationId, projectTitle, kind: 'awardLetter', document: 'Award letter' }}
        hint="PDF or Word. The applicant can download it."
        endings={['pdf', 'doc', 'docx']}
        schema={awardLetterSchema}
        call="uploadAwardLetter"
        inputOf={(file) => ({ file, applicationId })}
        onClose={onClose}
      />
    ))
  return (
    <div className="flex items-center gap-0.5">
      <Button size="small" onClick={upload} about={`award letter for ${projectTitle}`}>
        Upload
      </Button>
      <ApplicationFile
        applicationId={applicationId}
        kind="awardLetter"
        about={`award letter, ${projectTitle}`}
        action="View"
        file={{
          from: (client) => client.downloadDetailsFile({ applicationId, fileType: 'awardLetter' }),
          saveAs: downloadNames.document('awardLetter', applicationId),
          failed: messages.files.downloadError,
          missing: messages.files.notForThisApplication,
        }}
      />
    </div>
  )
}
