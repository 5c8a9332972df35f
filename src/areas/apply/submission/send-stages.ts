import type { Client } from '@/api/client'
import { apiErrorOf, type ApiError, isStillAmbiguous } from '@/api/errors'
import type { Progress } from '@/api/upload'
import { NOTHING_SENT, stageAfter, type SubmissionRecord, type SubmissionStage } from '@/features/drafts/stamp'
import { FILE_FIELDS, type ApplicationForm, type FileField } from '@/domain/application/application-form'
import type { FormVariant } from '@/domain/application/validation'
import { valuesToSend } from './submission-input'

export interface SubmissionToSend {
  readonly form: ApplicationForm
  readonly files: Record<FileField, File>
  readonly rules: FormVariant
  /** The application's id if the council already has it as a draft. */
  readonly applicationId: string | null
  /** Progress of an earlier attempt. */
  readonly record: SubmissionRecord | undefined
}

export interface SendingOptions {
  readonly signal: AbortSignal
  readonly onStage: (stage: SubmissionStage) => void
  readonly onProgress: (progress: Progress) => void
  /** Called before and after each stage. The stage waits until the record is stored. */
  readonly onRecord: (record: SubmissionRecord) => Promise<void>
}

export interface SentApplication {
  /** Undefined if the host did not return it. */
  readonly applicationId: string | undefined
  /** As the host returned it; empty string if there is none. */
  readonly pdfUrl: string
  /** Names of the files as sent, in this attempt or an earlier one. */
  readonly files: readonly string[]
  /**
   * The host's message if it is more than the usual confirmation, such as that an e-mail was not sent; otherwise empty.
   * Undefined if it was lost.
   */
  readonly said: string | undefined
}

export class StageFailure extends Error {
  override readonly name = 'StageFailure'
  constructor(
    readonly stage: SubmissionStage,
    readonly error: ApiError,
  ) {
    super(`The stage ${stage} failed`, { cause: error })
  }
}

const unusual = (message: string): string => message.trim().replace(/^form submitted successfully[.!]?$/i, '')

/** Sends the stages that are not done. Never retries a stage (decision 6). Rejects with a `StageFailure`. */
export async function sendStages(
  client: Client,
  { form, files, rules, applicationId, record: before = NOTHING_SENT }: SubmissionToSend,
  { signal, onStage, onProgress, onRecord }: SendingOptions,
): Promise<SentApplication> {
  const { answers, rows } = valuesToSend(form, rules)
  let record: SubmissionRecord = { ...before, applicationId: before.applicationId ?? applicationId ?? undefined }
  let pdfUrl = ''

  const send: Record<SubmissionStage, () => Promise<void>> = {
    grant: async () => {
      const reply = await client.submitApplication({ ...answers, applicationId: record.applicationId }, { signal })
      record = { ...record, applicationId: reply.applicationId ?? record.applicationId, said: unusual(reply.message) }
    },
    files: async () => {
      await client.uploadFiles({ ...answers, ...files, applicationId: record.applicationId }, { signal, onProgress })
      record = { ...record, files: FILE_FIELDS.map((field) => files[field].name) }
    },
    rows: async () => {
      const reply = await client.submitRows({ ...answers, ...rows, applicationId: record.applicationId }, { signal })
      pdfUrl = reply.pdfUrl
    },
  }

  while (record.reached !== null) {
    const { step: stage, mayBeDone } = record.reached
    onStage(stage)
    await onRecord({ ...record, reached: { step: stage, mayBeDone: true } })
    try {
      await send[stage]()
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      await onRecord({ ...record, reached: { step: stage, mayBeDone: isStillAmbiguous(error, mayBeDone) } })
      throw new StageFailure(stage, error)
    }
    record = { ...record, reached: stageAfter(stage) }
    await onRecord(record)
  }
  return { applicationId: record.applicationId, pdfUrl, files: record.files ?? [], said: record.said }
}
