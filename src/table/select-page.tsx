import { SelectBox } from './select-box'
import type { Selection } from './use-selection'

interface SelectPageProps<Row> {
  rows: readonly Row[]
  selection: Selection<Row>
  showLabel?: boolean
}

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
