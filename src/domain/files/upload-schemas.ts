import { z } from '../zod'
import { REPORT_KINDS } from './file-kinds'
import { guidance } from '../texts/guidance'
import { messages } from '../texts/messages'

/**
 * The rules of the forms that send a file, with the fixed texts. What a file contains is checked when it is chosen.
 */
const file = (message: string) => z.file({ error: message })
const applicationId = z.string().trim().min(1, messages.uploads.chooseApplication)

export const budgetUploadSchema = z.object({
  applicationId,
  file: file(messages.uploads.budgetMissing),
})

/** There are no fixed texts for this form, so it uses those of similar forms. */
export const progressReportSchema = z.object({
  applicationId,
  reportType: z.enum(
    REPORT_KINDS.map(({ upload }) => upload),
    { error: guidance.chooseReportType },
  ),
  files: z.array(z.file()).min(1, messages.uploads.chooseFile),
})

/** The applicant's signed agreement. */
export const agreementUploadSchema = z.object({ file: file(messages.uploads.chooseFile) })

/** The council's agreement, before it is requested back. */
export const requestAgreementSchema = z.object({ file: file(messages.uploads.chooseFileFirst) })

export const awardLetterSchema = z.object({ file: file(messages.uploads.chooseFile) })

export const criteriaUploadSchema = z.object({ criteria: file(messages.criteria.choose) })

/** From this many bytes on there is a warning before a file is sent. The portal sets no limit; hosts may. */
export const LARGE_FILE = 20_000_000
