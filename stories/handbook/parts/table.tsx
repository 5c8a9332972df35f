/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- explicit roles, see RowsTable */
import { BodyRow } from '@/table/body-row'
import { HeaderCell } from '@/table/header-cell'
import type { Column } from '@/table/rows'

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowLabel: (row: Row) => string
}

const nothing = () => {}
const NEVER = { current: false }

/** The portal's table without tools. Sets explicit roles, because browsers drop the native ones from cards. */
export const Table = <Row,>({ caption, columns, rows, rowLabel }: TableProps<Row>) => (
  <div className="@container">
    <table role="table" className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={[]} onSort={nothing} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <BodyRow
            key={rowLabel(row)}
            row={row}
            columns={columns}
            rowLabel={rowLabel}
            indexOnPage={index}
            rowIndex={index}
            isSelected={undefined}
            defersControls={NEVER}
            onSelect={nothing}
            onOpen={undefined}
          />
        ))}
      </tbody>
    </table>
  </div>
)
