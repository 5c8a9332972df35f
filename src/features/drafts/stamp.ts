import { z } from '@/domain/zod'
import { FILE_FIELDS, savedFormSchema } from '@/domain/application/application-form'

/** The three calls of a final submission, in the order in which the host needs them. */
export const SUBMISSION_STAGES = ['grant', 'files', 'rows'] as const

export type SubmissionStage = (typeof SUBMISSION_STAGES)[number]

/** A stage that was begun and never ended has an unknown outcome: the page was closed, or no response arrived. */
const submissionFields = {
  done: z.array(z.enum(SUBMISSION_STAGES)),
  begun: z.optional(z.enum(SUBMISSION_STAGES)),
  /** Names of the files that the host has received: others may have been chosen since. */
  files: z.optional(z.array(z.string())),
  /** The host's message on success, for the receipt. */
  said: z.optional(z.string()),
}

const submissionSchema = z.object({ ...submissionFields, applicationId: z.optional(z.string()) })

export type SubmissionRecord = z.infer<typeof submissionSchema>

/** Whether every stage is done: what is left on this device is then no draft. */
export const isSent = (record: SubmissionRecord | undefined): boolean =>
  record !== undefined && SUBMISSION_STAGES.every((stage) => record.done.includes(stage))

/** Whether some of it was sent, or may have been. */
export const wasBegun = (record: SubmissionRecord | undefined): record is SubmissionRecord =>
  record !== undefined && (record.begun !== undefined || record.done.length > 0)

export const submissionText = ({ done }: SubmissionRecord): string =>
  done.includes('grant')
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

const storedSchema = z.object({
  ...stampFields,
  appId: z.nullable(z.string()),
  submission: z.optional(z.object({ ...submissionFields, appId: z.optional(z.string()) })),
})

/** Converts to the stored format, where `applicationId` is `appId`. */
export const storedStamp = z.codec(storedSchema, stampSchema, {
  decode: ({ appId, submission, ...stamp }) => ({
    ...stamp,
    applicationId: appId,
    ...(submission && { submission: { ...submission, applicationId: submission.appId } }),
  }),
  encode: ({ applicationId, submission, ...stamp }) => ({
    ...stamp,
    appId: applicationId,
    ...(submission && { submission: { ...submission, appId: submission.applicationId } }),
  }),
})
