import {
  valuesSchema,
  ROW_LISTS,
  rowsSchema,
  type FormValues,
  type ApplicationRows,
} from '@/domain/application/application-form'
import type { TextKind, TextSpec } from '@/domain/application/field-spec'
import { ENTRIES } from '@/domain/application/form-entries'
import {
  valuesFromWire,
  valuesToWire,
  rowsFromWire,
  rowsToWire,
  getWireColumns,
  getWireListName,
} from '@/domain/application/wire-form'
import { phpDay, phpList, phpText, phpYesNo, sentId } from '@/wire/contract/php'
import { z } from '@/lib/zod'

const shapeOf = (keys: readonly (readonly [key: string, schema: z.ZodMiniType])[]): z.core.$ZodShape =>
  Object.fromEntries(keys)

/** Rows and files have their own calls: a flat form cannot carry them. */
const sentAnswers = shapeOf(ENTRIES.map(({ wire }) => [wire, z.string()]))

const rowOf = (list: keyof ApplicationRows, text: z.ZodMiniType) =>
  z.object(shapeOf(getWireColumns(list).map(([, wire]) => [wire, text])))

const sentRows = shapeOf(ROW_LISTS.map((list) => [getWireListName(list, 'sent'), z.array(rowOf(list, z.string()))]))

/** Present when a draft stored on the host is sent again. A host that ignores it uses its session. */
const draftId = z.optional(sentId)

/** Converts between the portal's names and the host's. Each object schema strips the names of the other side. */
const formCodec = <Inside extends z.core.$ZodShape>(wire: z.core.$ZodShape, inside: Inside) =>
  z.codec<z.ZodMiniObject, z.ZodMiniObject<Inside & { applicationId: typeof draftId }>>(
    z.object(wire),
    z.object({ ...inside, applicationId: draftId }),
    {
      // Both schemas come from one table, which their types cannot express.
      decode: ({ app_ID, ...sent }) =>
        ({ ...sent, ...valuesFromWire(sent), ...rowsFromWire(sent), applicationId: app_ID }) as never,
      encode: (application) => {
        const form = application as unknown as FormValues & Partial<ApplicationRows> & { applicationId?: string }
        return { ...application, ...valuesToWire(form), ...rowsToWire(form), app_ID: form.applicationId }
      },
    },
  )

/** The fields of an application, and the files sent beside them. */
export const sentApplication = <Files extends z.core.$ZodShape>(files: Files) =>
  formCodec({ ...sentAnswers, app_ID: draftId, ...files }, { ...valuesSchema.shape, ...files })

export const sentWithRows = <Files extends z.core.$ZodShape>(files: Files) =>
  formCodec(
    { ...sentAnswers, app_ID: draftId, ...sentRows, ...files },
    { ...valuesSchema.shape, ...rowsSchema.shape, ...files },
  )

/** Codecs of columns other than text. `phpText` also reads numeric columns, such as amounts. */
const SAVED: Partial<Record<TextKind, z.ZodMiniType>> = { yesNo: phpYesNo, day: phpDay }

const savedAnswers = shapeOf(ENTRIES.map(({ wire, spec }) => [wire, SAVED[spec.kind] ?? phpText]))

/** Optional because some hosts omit the rows. The applicant then enters them again. */
const savedRows = shapeOf(
  ROW_LISTS.map((list) => [getWireListName(list, 'saved'), z.optional(phpList(rowOf(list, phpText)))]),
)

/** Encodes a value for its column: an empty day is null, a yes/no field is yes, no or empty. */
function columnOf({ kind }: Pick<TextSpec, 'kind'>, text: string): string | null {
  if (kind === 'day') return text === '' ? null : text
  return kind === 'yesNo' && text !== 'yes' && text !== 'no' ? '' : text
}

export const savedApplication = z.codec(
  z.object({ ...savedAnswers, ...savedRows }),
  z.object({ ...valuesSchema.shape, ...z.partial(rowsSchema).shape }),
  {
    decode: (saved) => ({ ...valuesFromWire(saved), ...rowsFromWire(saved, 'saved') }),
    encode: (application) => ({
      ...Object.fromEntries(ENTRIES.map(({ wire, spec, read }) => [wire, columnOf(spec, read(application))])),
      ...rowsToWire(application, 'saved'),
    }),
  },
)
