/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- these roles are the elements' own, see RowsTable */
import { tableFeatures, useTable, type ColumnDef, type RowData } from '@tanstack/react-table'
import { Ellipsis } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { classNames } from '@/lib/class-names'
import { Menu, type MenuItem } from '@/ui/menu'
import { HeaderCell } from './header-cell'
import type { Column, Sort } from './rows'
import { useOverflows } from './use-overflows'

const features = tableFeatures({})
const ACTIONS = 'actions'

interface RowsTableProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  caption: string
  showCaption: boolean
  getRowId: (row: Row) => string
  rowActions: ((row: Row) => MenuItem[]) | undefined
  rowLabel: (row: Row) => string
  sort: Sort | null
  onSort: (sort: Sort) => void
}

/**
 * The table itself. Its roles are written out, because a table drawn as cards is no longer one to the
 * browser, and must remain one to a screen reader.
 */
export function RowsTable<Row extends RowData>(props: RowsTableProps<Row>) {
  const { rows, columns, caption, showCaption, getRowId, rowActions, rowLabel, sort, onSort } = props
  const frame = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(frame)
  const byId = useMemo(() => new Map(columns.map(column => [column.id, column])), [columns])
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(() => {
    const shown = columns.map(column => ({ id: column.id, header: column.header }))
    return rowActions === undefined ? shown : [...shown, { id: ACTIONS, header: 'Actions' }]
  }, [columns, rowActions])
  const table = useTable({ features, columns: definitions, data: rows, getRowId })

  return (
    <div
      ref={frame}
      // Only a table too wide for its place scrolls, and only then is it a stop for the keyboard. The
      // others leave the scrolling to the page, so that their heads can stick to its top.
      {...(overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
      className={overflows ? 'overflow-x-auto print:overflow-visible' : undefined}
    >
      <table role="table" className="w-full border-separate border-spacing-0 text-sm card:block">
        <caption className={showCaption ? 'pb-3 text-left font-serif text-lg font-semibold' : 'sr-only'}>
          {caption}
        </caption>
        <thead role="rowgroup" className="card:hidden">
          {table.getHeaderGroups().map(group => (
            <tr role="row" key={group.id}>
              {group.headers.map(header => (
                <HeaderCell
                  key={header.id}
                  id={header.id}
                  label={String(header.column.columnDef.header)}
                  column={byId.get(header.id)}
                  sort={sort}
                  onSort={onSort}
                />
              ))}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" className="card:grid card:gap-4">
          {table.getRowModel().rows.map(row => (
            <tr
              role="row"
              key={row.id}
              className="hover:bg-raised card:block card:rounded-card card:border card:border-rule card:bg-raised card:p-4"
            >
              {row.getAllCells().map(cell => {
                const column = byId.get(cell.column.id)
                return (
                  <td
                    role="cell"
                    key={cell.id}
                    data-label={String(cell.column.columnDef.header)}
                    className={classNames(CELL, CARD_CELL, column === undefined ? `no-print ${AT_END}` : look(column))}
                  >
                    {/* One box, so that a card's two columns stay two whatever the cell holds. */}
                    <div className="card:wrap-anywhere">
                      {column === undefined ? (
                        <Menu
                          label={`Actions for ${rowLabel(row.original)}`}
                          items={rowActions?.(row.original) ?? []}
                          icon={<Ellipsis aria-hidden size={20} />}
                          iconOnly
                        />
                      ) : (
                        column.cell(row.original)
                      )}
                    </div>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CELL = 'border-b border-rule px-3 py-4 align-top first:pl-0 last:pr-0'
const AT_END = 'text-right whitespace-nowrap card:text-left card:whitespace-normal'
const CARD_CELL =
  'card:grid card:grid-cols-[minmax(5.5rem,8.5rem)_minmax(min-content,1fr)] card:gap-3 ' +
  'card:border-0 card:p-0 card:py-1.5 card:before:text-ink-soft card:before:content-[attr(data-label)]'

function look<Row>(column: Column<Row>): string {
  return classNames(
    column.align === 'end' && AT_END,
    column.nowrap === true && 'whitespace-nowrap card:whitespace-normal',
    // Running text keeps its own figures and hyphens, which tabular figures would set apart.
    column.align !== 'end' && column.nowrap !== true && 'normal-nums',
    column.hideOnCard === true && 'card:hidden',
  )
}
