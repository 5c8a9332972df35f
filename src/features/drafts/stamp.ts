import { z } from '@/lib/zod'
import { FILE_FIELDS, savedFormSchema } from '@/domain/application/application-form'
import type { StepState } from '@/writes/write'

/** The three calls of a final submission, in the order in which the host needs them. */
export const SUBMISSION_STAGES = ['grant', 'files', 'rows'] as const

export type SubmissionStage = (typeof SUBMISSION_STAGES)[number]

const receivedFields = {
  /** Labels and names of the files that the host has received. The person may have chosen others since. */
  files: z.optional(z.array(z.string())),
}

const submissionSchema = z.object({
  ...receivedFields,
  /** The host's message on success, for the receipt. */
  hostMessage: z.optional(z.string()),
  applicationId: z.optional(z.string()),
  /** Null if the host has received every stage. */
  nextStage: z.nullable(z.object({ step: z.enum(SUBMISSION_STAGES), mayBeDone: z.boolean() })),
})

export type SubmissionRecord = z.infer<typeof submissionSchema>

export type NextStage = StepState<SubmissionStage>

export const NOTHING_SENT: SubmissionRecord = { nextStage: { step: 'grant', mayBeDone: false } }

/** Returns the stage that follows a received stage. */
export function getNextStage(stage: SubmissionStage): NextStage | null {
  const step = SUBMISSION_STAGES[SUBMISSION_STAGES.indexOf(stage) + 1]
  return step === undefined ? null : { step, mayBeDone: false }
}

export const isReceived = ({ nextStage }: Pick<SubmissionRecord, 'nextStage'>, stage: SubmissionStage): boolean =>
  nextStage === null || SUBMISSION_STAGES.indexOf(stage) < SUBMISSION_STAGES.indexOf(nextStage.step)

/** Whether the host has received every stage. The record on this device is then no draft. */
export const isSent = (record: SubmissionRecord | undefined): boolean => record?.nextStage === null

/** Whether the host has received a stage, or may have received one. */
export const wasBegun = (record: SubmissionRecord | undefined): record is SubmissionRecord =>
  record !== undefined && (isReceived(record, 'grant') || record.nextStage?.mayBeDone === true)

export const getSubmissionText = (record: SubmissionRecord): string =>
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

/** The council's version that a draft started from. A file is null if the council had none, and absent if not known. */
const councilVersionSchema = z.object({
  form: z.optional(savedFormSchema),
  files: z.partialRecord(z.enum(FILE_FIELDS), z.nullable(knownFileSchema)),
})

export type CouncilVersion = z.infer<typeof councilVersionSchema>

/** Stored beside the three documented items of a draft. Equal stamps mean the same save. */
const stampFields = {
  owner: z.string(),
  revision: z.number(),
  /** The latest revision that the record includes. Set if it was written before IndexedDB was read. */
  base: z.optional(z.number()),
  savedAt: z.iso.datetime(),
  tab: z.string(),
  files: z.partialRecord(z.enum(FILE_FIELDS), fileFactsSchema),
  /** The host has refused this application without leave details, although there is no leave. */
  leaveInsisted: z.optional(z.boolean()),
  /** Undefined if the version cannot be read, for example because a new field is missing. */
  council: z.catch(z.optional(councilVersionSchema), undefined),
}

const stampSchema = z.object({
  ...stampFields,
  /** Set once the council has the application as a draft. */
  applicationId: z.nullable(z.string()),
  submission: z.optional(submissionSchema),
})

export type DraftStamp = z.infer<typeof stampSchema>

/** `begun` is a stage without a response. */
const storedSubmission = z.object({
  ...receivedFields,
  said: z.optional(z.string()),
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

function decodeSubmission({
  done,
  begun,
  appId,
  said,
  ...received
}: z.output<typeof storedSubmission>): SubmissionRecord {
  const step = begun ?? SUBMISSION_STAGES.find((stage) => !done.includes(stage))
  return {
    ...received,
    hostMessage: said,
    applicationId: appId,
    nextStage: step === undefined ? null : { step, mayBeDone: begun !== undefined },
  }
}

const encodeSubmission = ({ nextStage, applicationId, hostMessage, ...received }: SubmissionRecord) => ({
  ...received,
  said: hostMessage,
  appId: applicationId,
  done: SUBMISSION_STAGES.filter((stage) => isReceived({ nextStage }, stage)),
  begun: nextStage?.mayBeDone ? nextStage.step : undefined,
})
