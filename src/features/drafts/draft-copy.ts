import { z } from '@/lib/zod'
import { getCouncilDay } from '@/council-time'
import { FILE_FIELDS, type FileField } from '@/domain/application/application-form'
import { makeEmptyCompletion, STEPS } from '@/domain/application/application-steps'
import { restoreForm } from '@/domain/application/restore-form'
import { guidance } from '@/domain/texts/guidance'
import { formToWire } from '@/domain/application/wire-form'
import { ensureReadable, UnreadableFileError } from '@/lib/readable-file'
import type { DraftContent } from './draft-state'
import { pdfWarning } from './stamp'

/** A draft that the person saves as a file. The chosen files are Base64. */
const draftCopySchema = z.object({
  kind: z.literal('research-grant-draft'),
  version: z.literal(1),
  savedAt: z.string(),
  formData: z.unknown(),
  completionStatus: z.partialRecord(z.enum(STEPS), z.boolean()),
  files: z.array(
    z.object({
      field: z.enum(FILE_FIELDS),
      name: z.string(),
      pages: z.number(),
      warning: pdfWarning,
      content: z.base64(),
    }),
  ),
})

type DraftCopy = z.infer<typeof draftCopySchema>

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Converts in chunks, because a call accepts a limited number of arguments.
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK_SIZE) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE)),
  )
  return btoa(chunks.join(''))
}

const CHUNK_SIZE = 0x8000

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** Rejects with an `UnreadableFileError` if a file can no longer be read. */
export async function createDraftCopy({ form, completion, files, facts }: DraftContent, now: Date): Promise<Blob> {
  await ensureReadable(Object.values(files).filter((file) => file instanceof File))
  const toEmbeddedFiles = async (field: FileField): Promise<DraftCopy['files']> => {
    const file = files[field]
    const { pages = 0, warning } = facts[field] ?? {}
    return file ? [{ field, name: file.name, pages, warning, content: await toBase64(file) }] : []
  }
  const copy: DraftCopy = {
    kind: 'research-grant-draft',
    version: 1,
    savedAt: now.toISOString(),
    formData: formToWire(form),
    completionStatus: completion,
    files: (await Promise.all(FILE_FIELDS.map(toEmbeddedFiles))).flat(),
  }
  return new Blob([JSON.stringify(copy)], { type: 'application/json' })
}

export const getDraftCopyFailureText = (error: unknown): string =>
  error instanceof UnreadableFileError
    ? `The copy could not be made. ${guidance.fileLost(error.fileName).happened}`
    : 'The copy could not be made.'

/** Returns null if the file is not a copy of a draft. */
export async function readDraftCopy(file: Blob): Promise<DraftContent | null> {
  try {
    const copy = draftCopySchema.parse(JSON.parse(await file.text()))
    const chosenFiles = copy.files.map(({ field, name, pages, warning, content }) => ({
      field,
      pages,
      warning,
      file: new File([fromBase64(content)], name, { type: 'application/pdf' }),
    }))
    return {
      form: restoreForm(copy.formData).form,
      completion: { ...makeEmptyCompletion(), ...copy.completionStatus },
      files: Object.fromEntries(chosenFiles.map(({ field, file }) => [field, file])),
      facts: Object.fromEntries(
        chosenFiles.map(({ field, file, pages, warning }) => [
          field,
          { name: file.name, size: file.size, pages, warning },
        ]),
      ),
    }
  } catch {
    return null
  }
}

/** Returns `application-draft-12-2026-11-20.json`, without the id if there is none. The day is in the council's time zone. */
export const getDraftCopyName = (applicationId: string | null, now: Date): string =>
  `application-draft-${applicationId === null ? '' : `${applicationId}-`}${getCouncilDay(now)}.json`
