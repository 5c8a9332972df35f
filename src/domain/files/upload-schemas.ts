import { z } from '@/lib/zod'
import { REPORT_KINDS } from './file-kinds'
import { guidance } from '../texts/guidance'
import { messages } from '../texts/messages'

// The schemas of the upload forms. The content of a file is checked when it is chosen.
const file = (message: string) => z.file({ error: message })
const applicationId = z.string().check(z.trim(), z.minLength(1, messages.uploads.chooseApplication))

export const budgetUploadSchema = z.object({
  applicationId,
  file: file(messages.uploads.budgetMissing),
})

/** Reuses the messages of similar forms, because this form has no fixed texts. */
export const progressReportSchema = z.object({
  applicationId,
  reportType: z.enum(
    REPORT_KINDS.map(({ upload }) => upload),
    { error: guidance.chooseReportType },
  ),
  files: z.array(z.file()).check(z.minLength(1, messages.uploads.chooseFile)),
})

export const agreementUploadSchema = z.object({ file: file(messages.uploads.chooseFile) })

/** The council's agreement, uploaded before its return is requested. */
export const requestAgreementSchema = z.object({ file: file(messages.uploads.chooseFileFirst) })

export const awardLetterSchema = z.object({ file: file(messages.uploads.chooseFile) })

export const criteriaUploadSchema = z.object({ criteria: file(messages.criteria.choose) })

/** The size in bytes that triggers a warning before upload. The portal has no limit; hosts may. */
export const LARGE_FILE = 20_000_000
