import { getFieldSpec } from '@/domain/application/application-fields'
import { ROW_LISTS } from '@/domain/application/application-form'
import type { TextKind } from '@/domain/application/field-spec'
import { getColumns, ENTRIES, type FormEntry } from '@/domain/application/form-entries'
import { getWireListName } from '@/domain/application/wire-form'

/** The portal reads a yes or no as text too, so one column has it as text. */
const typeOf = (name: string, kind: TextKind) => {
  if (kind === 'yesNo' && name !== 'outsidegrants') return 'BOOLEAN'
  return kind === 'amount' ? 'INTEGER' : 'TEXT'
}

function sampleOf({ field, wire, spec }: FormEntry): string {
  const own = getFieldSpec(field)
  if ('sample' in own) return own.sample
  return spec.kind === 'email' ? `${wire}@example.org` : spec.label
}

/** Returns the columns of the form under the host's names, in form order, for tables and seed of the PHP host. */
export const formOfHost = () => ({
  fields: ENTRIES.filter(({ field }) => getFieldSpec(field).step !== null).map((entry) => ({
    name: entry.wire,
    type: typeOf(entry.wire, entry.spec.kind),
    required: entry.spec.required !== undefined,
    sample: sampleOf(entry),
  })),
  rows: Object.fromEntries(
    ROW_LISTS.map((list) => [
      getWireListName(list, 'sent'),
      getColumns(list).map(([column, { wire = column, kind, sample }]) => ({
        name: wire,
        type: typeOf(wire, kind),
        required: false,
        sample,
      })),
    ]),
  ),
})
