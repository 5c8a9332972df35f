import type { Client } from '@/api/client'
import { apiErrorOf, isStillAmbiguous, type ApiError } from '@/wire/client/api-error'
import type { Progress } from '@/wire/client/upload'
import { stageAfter, type SubmissionRecord, type SubmissionStage } from '@/features/drafts/stamp'
import { FILE_FIELDS, type ApplicationForm, type FileField } from '@/domain/application/application-form'
import type { FormVariant } from '@/domain/application/validation'
import { valuesToSend } from './submission-input'

interface SubmissionToSend {
  readonly form: ApplicationForm
  readonly files: Record<FileField, File>
  readonly rules: FormVariant
  /** Progress of an earlier attempt, with the id of the council's draft. */
  readonly record: SubmissionRecord
}

interface SendingOptions {
  readonly signal: AbortSignal
  readonly onStage: (stage: SubmissionStage) => void
  readonly onProgress: (progress: Progress) => void
  /** Called before and after each stage. The stage waits until the record is stored. */
  readonly onRecord: (record: SubmissionRecord) => Promise<void>
}

export interface StageFailure {
  readonly stage: SubmissionStage
  readonly error: ApiError
}

interface SentStages {
  readonly record: SubmissionRecord
  /** As the host returned it; empty string if there is none. */
  readonly pdfUrl: string
}

const unusual = (message: string): string => message.trim().replace(/^form submitted successfully[.!]?$/i, '')

/** Sends the stages that are not done, until one fails. Never retries a stage (decision 6). */
export async function sendStages(
  client: Client,
  { form, files, rules, record: before }: SubmissionToSend,
  { signal, onStage, onProgress, onRecord }: SendingOptions,
): Promise<SentStages | StageFailure> {
  const { answers, rows } = valuesToSend(form, rules)
  let record = before
  let pdfUrl = ''

  /** Each returns what the record gains. */
  const send: Record<SubmissionStage, (applicationId: string | undefined) => Promise<Partial<SubmissionRecord>>> = {
    grant: async (known) => {
      const { applicationId = known, message } = await client.submitApplication(
        { ...answers, applicationId: known },
        { signal },
      )
      return { applicationId, said: unusual(message) }
    },
    files: async (applicationId) => {
      await client.uploadFiles({ ...answers, ...files, applicationId }, { signal, onProgress })
      return { files: FILE_FIELDS.map((field) => files[field].name) }
    },
    rows: async (applicationId) => {
      const reply = await client.submitRows({ ...answers, ...rows, applicationId }, { signal })
      pdfUrl = reply.pdfUrl
      return {}
    },
  }

  while (record.reached !== null) {
    const { step: stage, mayBeDone } = record.reached
    onStage(stage)
    await onRecord({ ...record, reached: { step: stage, mayBeDone: true } })
    try {
      record = { ...record, ...(await send[stage](record.applicationId)), reached: stageAfter(stage) }
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      await onRecord({ ...record, reached: { step: stage, mayBeDone: isStillAmbiguous(error, mayBeDone) } })
      return { stage, error }
    }
    await onRecord(record)
  }
  return { record, pdfUrl }
}
