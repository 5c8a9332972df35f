import { getFieldSpec } from '@/domain/application/application-fields'
import { ROW_LISTS } from '@/domain/application/application-form'
import type { TextKind } from '@/domain/application/field-spec'
import { getColumns, ENTRIES, type FormEntry } from '@/domain/application/form-entries'
import { getWireListName } from '@/domain/application/wire-form'

/** `outsidegrants` is text, because the portal must read a yes or no also from text. */
const getColumnType = (name: string, kind: TextKind) => {
  if (kind === 'yesNo' && name !== 'outsidegrants') return 'BOOLEAN'
  return kind === 'amount' ? 'INTEGER' : 'TEXT'
}

function getSample({ field, wire, spec }: FormEntry): string {
  const fieldSpec = getFieldSpec(field)
  if ('sample' in fieldSpec) return fieldSpec.sample
  return spec.kind === 'email' ? `${wire}@example.org` : spec.label
}

/** Returns the columns of the form under the host's names, in form order, for tables and seed of the PHP host. */
export const getHostForm = () => ({
  fields: ENTRIES.filter(({ field }) => getFieldSpec(field).step !== null).map((entry) => ({
    name: entry.wire,
    type: getColumnType(entry.wire, entry.spec.kind),
    required: entry.spec.required !== undefined,
    sample: getSample(entry),
  })),
  rows: Object.fromEntries(
    ROW_LISTS.map((list) => [
      getWireListName(list, 'sent'),
      getColumns(list).map(([column, { wire = column, kind, sample }]) => ({
        name: wire,
        type: getColumnType(wire, kind),
        required: false,
        sample,
      })),
    ]),
  ),
})
