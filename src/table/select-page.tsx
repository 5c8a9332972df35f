import { SelectBox } from './select-box'
import type { Selection } from './use-selection'

interface SelectPageProps<Row> {
  /** The rows of this page. */
  rows: readonly Row[]
  selection: Selection<Row>
  showLabel?: boolean
}

/** The checkbox that selects every row of this page. */
export function SelectPage<Row>({ rows, selection, showLabel = false }: SelectPageProps<Row>) {
  const { has, choose } = selection
  const chosen = rows.filter(has).length
  return (
    <SelectBox
      label="Select all shown"
      showLabel={showLabel}
      checked={chosen === rows.length}
      mixed={chosen > 0 && chosen < rows.length}
      onChange={(all) => choose(rows, all)}
    />
  )
}
