import type { Client } from '@/api/client'
import { apiErrorOf, type ApiError, isStillAmbiguous } from '@/api/errors'
import type { Progress } from '@/api/upload'
import { SUBMISSION_STAGES, type SubmissionStage, type SubmissionRecord } from '@/features/drafts/stamp'
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
  { form, files, rules, applicationId, record: before = { done: [] } }: SubmissionToSend,
  { signal, onStage, onProgress, onRecord }: SendingOptions,
): Promise<SentApplication> {
  const { answers, rows } = valuesToSend(form, rules)
  const { begun: unconfirmed, ...reached } = before
  let record: SubmissionRecord = { ...reached, applicationId: before.applicationId ?? applicationId ?? undefined }
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

  for (const stage of SUBMISSION_STAGES.filter((one) => !before.done.includes(one))) {
    onStage(stage)
    await onRecord({ ...record, begun: stage })
    try {
      await send[stage]()
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      // Keeps `begun` if the host may have processed the stage, also after a reload.
      if (!isStillAmbiguous(error, stage === unconfirmed)) await onRecord(record)
      throw new StageFailure(stage, error)
    }
    record = { ...record, done: [...record.done, stage] }
    await onRecord(record)
  }
  return { applicationId: record.applicationId, pdfUrl, files: record.files ?? [], said: record.said }
}
