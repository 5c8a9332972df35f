import {
  answersSchema,
  ROW_LISTS,
  rowsSchema,
  type Answers,
  type ApplicationRows,
} from '@/domain/application/application-form'
import type { TextKind, TextSpec } from '@/domain/application/field-spec'
import { ENTRIES } from '@/domain/application/form-entries'
import {
  answersFromWire,
  answersToWire,
  rowsFromWire,
  rowsToWire,
  wireColumns,
  wireList,
} from '@/domain/application/wire-form'
import { phpDay, phpList, phpText, phpYesNo, sentId } from './php'
import { z } from '@/domain/zod'

/** A shape made while it runs: which keys it has, the table of fields knows. */
const shapeOf = (keys: readonly (readonly [key: string, schema: z.ZodType])[]): z.ZodRawShape =>
  Object.fromEntries(keys)

/** Rows and files have calls of their own: a flat form cannot carry them. */
const sentAnswers = shapeOf(ENTRIES.map(({ wire }) => [wire, z.string()]))

const rowOf = (list: keyof ApplicationRows, text: z.ZodType) =>
  z.object(shapeOf(wireColumns(list).map(([, wire]) => [wire, text])))

const sentRows = shapeOf(ROW_LISTS.map((list) => [wireList(list, 'sent'), z.array(rowOf(list, z.string()))]))

/** Present when a draft of the council is sent again; a host that ignores it uses its session. */
const draftId = sentId.optional()

/**
 * The names of the form inside, the host's on the wire. Files have the same names on both sides; of what a codec hands
 * on, each object keeps its own side.
 */
const formCodec = <Inside extends z.ZodRawShape>(wire: z.ZodRawShape, inside: Inside) =>
  z.codec<z.ZodObject, z.ZodObject<Inside & { applicationId: typeof draftId }>>(
    z.object(wire),
    z.object({ ...inside, applicationId: draftId }),
    {
      // Both objects are made of the same table, which their types cannot say.
      decode: ({ app_ID, ...sent }) =>
        ({ ...sent, ...answersFromWire(sent), ...rowsFromWire(sent), applicationId: app_ID }) as never,
      encode: (application) => {
        const form = application as unknown as Answers & Partial<ApplicationRows> & { applicationId?: string }
        return { ...application, ...answersToWire(form), ...rowsToWire(form), app_ID: form.applicationId }
      },
    },
  )

/** The answers of an application, and the files that are sent beside them. */
export const sentApplication = <Files extends z.ZodRawShape>(files: Files) =>
  formCodec({ ...sentAnswers, app_ID: draftId, ...files }, { ...answersSchema.shape, ...files })

/** The same with its rows. */
export const sentWithRows = <Files extends z.ZodRawShape>(files: Files) =>
  formCodec(
    { ...sentAnswers, app_ID: draftId, ...sentRows, ...files },
    { ...answersSchema.shape, ...rowsSchema.shape, ...files },
  )

/** How a host gives a column back: one of numbers gives numbers here, an amount among them. */
const SAVED: Partial<Record<TextKind, z.ZodType>> = { yesNo: phpYesNo, day: phpDay }

const savedAnswers = shapeOf(ENTRIES.map(({ wire, spec }) => [wire, SAVED[spec.kind] ?? phpText]))

/** Hosts were seen to leave the rows out; they are then asked for again. */
const savedRows = shapeOf(ROW_LISTS.map((list) => [wireList(list, 'saved'), phpList(rowOf(list, phpText)).optional()]))

/** What a column holds of an answer: no day is null, and a question has yes, no or nothing. */
function columnOf({ kind }: Pick<TextSpec, 'kind'>, text: string): string | null {
  if (kind === 'day') return text === '' ? null : text
  return kind === 'yesNo' && text !== 'yes' && text !== 'no' ? '' : text
}

/** A saved application, as the form has it. */
export const savedApplication = z.codec(
  z.object({ ...savedAnswers, ...savedRows }),
  z.object({ ...answersSchema.shape, ...rowsSchema.partial().shape }),
  {
    decode: (saved) => ({ ...answersFromWire(saved), ...rowsFromWire(saved, 'saved') }),
    encode: (application) => ({
      ...Object.fromEntries(ENTRIES.map(({ wire, spec, read }) => [wire, columnOf(spec, read(application))])),
      ...rowsToWire(application, 'saved'),
    }),
  },
)
