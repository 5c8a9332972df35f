import type { Client } from '@/api/client'
import { apiErrorOf, type ApiError, isAmbiguous } from '@/api/errors'
import type { Progress } from '@/api/upload'
import { SUBMISSION_STAGES, type SubmissionStage, type SubmissionRecord } from '@/features/drafts/stamp'
import { FILE_FIELDS, type ApplicationForm, type FileField } from '@/domain/application-form'
import type { FormVariant } from '@/domain/validation'
import { answersToSend } from './submission-input'

export interface SubmissionToSend {
  readonly form: ApplicationForm
  readonly files: Record<FileField, File>
  readonly rules: FormVariant
  /** The application's id where the council already has it as a draft. */
  readonly applicationId: string | null
  /** How far an earlier attempt came. */
  readonly record: SubmissionRecord | undefined
}

export interface SendingOptions {
  readonly signal: AbortSignal
  readonly onStage: (stage: SubmissionStage) => void
  readonly onProgress: (progress: Progress) => void
  /** Told before and after each stage, to be written down before anything else happens. */
  readonly onRecord: (record: SubmissionRecord) => void
}

export interface SentApplication {
  /** Undefined where the host did not name it. */
  readonly applicationId: string | undefined
  /** As the host wrote it; empty where there is none. */
  readonly pdfUrl: string
  /** Names of the files as they were sent, in this attempt or in an earlier one. */
  readonly files: readonly string[]
  /** What the host said beside its yes, where that is more than the usual words: that a letter did not go out. */
  readonly said: string | undefined
}

/** A stage that did not succeed: which one, and the `ApiError` of its call. */
export class StageFailure extends Error {
  override readonly name = 'StageFailure'
  constructor(
    readonly stage: SubmissionStage,
    readonly error: ApiError,
  ) {
    super(`The stage ${stage} failed`, { cause: error })
  }
}

/** The words of a host that has more to say than that it is done. */
function unusual(message: string): string | undefined {
  const text = message.trim()
  return text === '' || /^form submitted successfully[.!]?$/i.test(text) ? undefined : text
}

/**
 * Whether the host may have done what was asked. The files may be sent again in any case, since they replace
 * themselves; an application or its rows would be there twice.
 */
export const isUnconfirmed = (stage: SubmissionStage, error: ApiError): boolean =>
  stage !== 'files' && (isAmbiguous(error) || ['http', 'not-json', 'shape'].includes(error.kind))

/**
 * Sends an application in its three stages, from the one at which an earlier attempt stopped. Each is sent
 * once; nothing is repeated by itself. Rejects with a `StageFailure`.
 */
export async function sendStages(
  client: Client,
  { form, files, rules, applicationId, record: before = { done: [] } }: SubmissionToSend,
  { signal, onStage, onProgress, onRecord }: SendingOptions,
): Promise<SentApplication> {
  const { answers, rows } = answersToSend(form, rules)
  const { begun: _begun, ...reached } = before
  let record: SubmissionRecord = { ...reached, applicationId: before.applicationId ?? applicationId ?? undefined }
  let pdfUrl = ''

  const send: Record<SubmissionStage, () => Promise<void>> = {
    grant: async () => {
      const reply = await client.submitGrant({ ...answers, applicationId: record.applicationId }, { signal })
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
    onRecord({ ...record, begun: stage })
    try {
      await send[stage]()
    } catch (thrown) {
      const error = apiErrorOf(thrown)
      if (!isUnconfirmed(stage, error)) onRecord(record)
      throw new StageFailure(stage, error)
    }
    record = { ...record, done: [...record.done, stage] }
    onRecord(record)
  }
  return { applicationId: record.applicationId, pdfUrl, files: record.files ?? [], said: record.said }
}
