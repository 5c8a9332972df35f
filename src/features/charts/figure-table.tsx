import { Link } from 'react-router-dom'
import { textOf, type FigureData } from './chart-data'

interface FigureTableProps {
  caption: string
  data: FigureData
  /** If false, visible to screen readers only, and without links, as focus on them would be invisible. */
  isShown: boolean
}

export function FigureTable({ caption, data: { columns, rows }, isShown }: FigureTableProps) {
  return (
    // Padding for focus rings, which `overflow-x-auto` would clip.
    <div className={isShown ? '-mx-1.5 overflow-x-auto px-1.5' : 'sr-only'}>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-rule-strong align-bottom">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [head = '', ...cells] }) => (
            <tr key={id} className="border-b border-rule align-top">
              <th scope="row" className="py-2 pr-4 font-normal wrap-break-word">
                <Content cell={head} isShown={isShown} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-2 pr-4 wrap-break-word">
                  <Content cell={cell} isShown={isShown} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Content({ cell, isShown }: { cell: FigureData['rows'][number]['cells'][number]; isShown: boolean }) {
  const to = typeof cell === 'string' ? undefined : cell.to
  return to !== undefined && isShown ? <Link to={to}>{textOf(cell)}</Link> : <span>{textOf(cell)}</span>
}
