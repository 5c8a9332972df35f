import type { Client } from '@/api/client'
import { toApiError, isStillAmbiguous, type ApiError } from '@/wire/client/api-error'
import type { Progress } from '@/wire/client/upload'
import { getNextStage, type SubmissionRecord, type SubmissionStage } from '@/features/drafts/stamp'
import { FILE_FIELDS, type ApplicationForm, type FileField } from '@/domain/application/application-form'
import { getLabel } from '@/domain/application/form-entries'
import type { FormVariant } from '@/domain/application/validation'
import { getValuesToSend } from './submission-input'

interface SubmissionInput {
  readonly form: ApplicationForm
  readonly files: Record<FileField, File>
  readonly rules: FormVariant
  /** Progress of an earlier attempt, and the id of the council's draft. */
  readonly record: SubmissionRecord
}

interface SendingOptions {
  readonly signal: AbortSignal
  readonly onStage: (stage: SubmissionStage) => void
  readonly onProgress: (progress: Progress) => void
  /** Stores the record before and after each stage. The stage waits for it. */
  readonly onRecord: (record: SubmissionRecord) => Promise<void>
}

export interface StageFailure {
  readonly stage: SubmissionStage
  readonly error: ApiError
}

interface SubmissionResult {
  readonly record: SubmissionRecord
  /** Unchecked URL from the host; empty if there is none. */
  readonly pdfUrl: string
}

const dropStandardMessage = (message: string): string =>
  message.trim().replace(/^form submitted successfully[.!]?$/i, '')

/** Sends the stages that the host has not received, until one fails. Never retries a stage (decision 6). */
export async function sendStages(
  client: Client,
  { form, files, rules, record: initialRecord }: SubmissionInput,
  { signal, onStage, onProgress, onRecord }: SendingOptions,
): Promise<SubmissionResult | StageFailure> {
  const { answers, rows } = getValuesToSend(form, rules)
  let record = initialRecord
  let pdfUrl = ''

  /** Each sends one stage and returns the new fields of the record. */
  const sendStage: Record<SubmissionStage, (applicationId: string | undefined) => Promise<Partial<SubmissionRecord>>> =
    {
      grant: async (draftId) => {
        const { applicationId = draftId, message } = await client.submitApplication(
          { ...answers, applicationId: draftId },
          { signal },
        )
        return { applicationId, hostMessage: dropStandardMessage(message) }
      },
      files: async (applicationId) => {
        await client.uploadFiles({ ...answers, ...files, applicationId }, { signal, onProgress })
        return { files: FILE_FIELDS.map((field) => `${getLabel(field)}: ${files[field].name}`) }
      },
      rows: async (applicationId) => {
        const response = await client.submitRows({ ...answers, ...rows, applicationId }, { signal })
        pdfUrl = response.pdfUrl
        return {}
      },
    }

  while (record.nextStage !== null) {
    const { step: stage, mayBeDone } = record.nextStage
    onStage(stage)
    await onRecord({ ...record, nextStage: { step: stage, mayBeDone: true } })
    try {
      record = { ...record, ...(await sendStage[stage](record.applicationId)), nextStage: getNextStage(stage) }
    } catch (thrown) {
      const error = toApiError(thrown)
      await onRecord({ ...record, nextStage: { step: stage, mayBeDone: isStillAmbiguous(error, mayBeDone) } })
      return { stage, error }
    }
    await onRecord(record)
  }
  return { record, pdfUrl }
}
