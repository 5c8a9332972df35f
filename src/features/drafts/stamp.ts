import { z } from '@/lib/zod'
import { FILE_FIELDS, savedFormSchema } from '@/domain/application/application-form'
import type { StepState } from '@/writes/write'

/** The three calls of a final submission, in the order in which the host needs them. */
export const SUBMISSION_STAGES = ['grant', 'files', 'rows'] as const

export type SubmissionStage = (typeof SUBMISSION_STAGES)[number]

const receivedFields = {
  /** Names of the files that the host has received: others may have been chosen since. */
  files: z.optional(z.array(z.string())),
  /** The host's message on success, for the receipt. */
  said: z.optional(z.string()),
}

const submissionSchema = z.object({
  ...receivedFields,
  applicationId: z.optional(z.string()),
  /** The stage that is next; null if the host has received all. */
  reached: z.nullable(z.object({ step: z.enum(SUBMISSION_STAGES), mayBeDone: z.boolean() })),
})

export type SubmissionRecord = z.infer<typeof submissionSchema>

export type ReachedStage = StepState<SubmissionStage>

export const NOTHING_SENT: SubmissionRecord = { reached: { step: 'grant', mayBeDone: false } }

/** Returns the stage after one that the host has received. */
export function stageAfter(stage: SubmissionStage): ReachedStage | null {
  const step = SUBMISSION_STAGES[SUBMISSION_STAGES.indexOf(stage) + 1]
  return step === undefined ? null : { step, mayBeDone: false }
}

export const isReceived = ({ reached }: Pick<SubmissionRecord, 'reached'>, stage: SubmissionStage): boolean =>
  reached === null || SUBMISSION_STAGES.indexOf(stage) < SUBMISSION_STAGES.indexOf(reached.step)

/** Whether every stage is received: what is left on this device is then no draft. */
export const isSent = (record: SubmissionRecord | undefined): boolean => record?.reached === null

/** Whether some of it was sent, or may have been. */
export const wasBegun = (record: SubmissionRecord | undefined): record is SubmissionRecord =>
  record !== undefined && (isReceived(record, 'grant') || record.reached?.mayBeDone === true)

export const submissionText = (record: SubmissionRecord): string =>
  isReceived(record, 'grant')
    ? 'The council has your answers. Open the last step to check the rest.'
    : 'We do not know yet whether the council has received it. Open the last step to check.'

/** Content that reviewers may see instead of a PDF's pages. */
export const pdfWarning = z.catch(z.optional(z.enum(['form', 'portfolio'])), undefined)

const fileFactsSchema = z.object({
  name: z.string(),
  size: z.number(),
  pages: z.number(),
  warning: pdfWarning,
})

/** Stored to name a chosen file that cannot be restored. */
export type FileFacts = z.infer<typeof fileFactsSchema>

/** A file of the council. `isHere` is true as long as the file on this device is the same. */
const knownFileSchema = z.object({ sum: z.string(), isHere: z.boolean() })

/** The council's version that a draft started from. A file is null if the council had none, absent if not known. */
const councilVersionSchema = z.object({
  form: z.optional(savedFormSchema),
  files: z.partialRecord(z.enum(FILE_FIELDS), z.nullable(knownFileSchema)),
})

export type CouncilVersion = z.infer<typeof councilVersionSchema>

/** Stored beside the three documented items of a draft. Equal stamps mean the same save. */
const stampFields = {
  owner: z.string(),
  revision: z.number(),
  /** Set if it was written before IndexedDB was read: the latest revision that it includes. */
  base: z.optional(z.number()),
  savedAt: z.iso.datetime(),
  tab: z.string(),
  files: z.partialRecord(z.enum(FILE_FIELDS), fileFactsSchema),
  /** The host has refused this application without leave details, although there is no leave. */
  leaveInsisted: z.optional(z.boolean()),
  /** A version that cannot be read, for example without a field that is new, is not known. */
  council: z.catch(z.optional(councilVersionSchema), undefined),
}

const stampSchema = z.object({
  ...stampFields,
  /** Set once the council has the application as a draft. */
  applicationId: z.nullable(z.string()),
  submission: z.optional(submissionSchema),
})

export type DraftStamp = z.infer<typeof stampSchema>

/** `begun`: a stage without a response. */
const storedSubmission = z.object({
  ...receivedFields,
  done: z.array(z.enum(SUBMISSION_STAGES)),
  begun: z.optional(z.enum(SUBMISSION_STAGES)),
  appId: z.optional(z.string()),
})

const storedSchema = z.object({
  ...stampFields,
  appId: z.nullable(z.string()),
  submission: z.optional(storedSubmission),
})

/** Converts to the stored format, which has other names. */
export const storedStamp = z.codec(storedSchema, stampSchema, {
  decode: ({ appId, submission, ...stamp }) => ({
    ...stamp,
    applicationId: appId,
    ...(submission && { submission: decodeSubmission(submission) }),
  }),
  encode: ({ applicationId, submission, ...stamp }) => ({
    ...stamp,
    appId: applicationId,
    ...(submission && { submission: encodeSubmission(submission) }),
  }),
})

function decodeSubmission({ done, begun, appId, ...received }: z.output<typeof storedSubmission>): SubmissionRecord {
  const step = begun ?? SUBMISSION_STAGES.find((stage) => !done.includes(stage))
  return {
    ...received,
    applicationId: appId,
    reached: step === undefined ? null : { step, mayBeDone: begun !== undefined },
  }
}

const encodeSubmission = ({ reached, applicationId, ...received }: SubmissionRecord) => ({
  ...received,
  appId: applicationId,
  done: SUBMISSION_STAGES.filter((stage) => isReceived({ reached }, stage)),
  begun: reached?.mayBeDone ? reached.step : undefined,
})
