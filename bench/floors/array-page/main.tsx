import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that a list of applications needs: an array is filtered and sorted, and the table library gets one page of it. */

type Key = 'name' | 'app_ID' | 'projectTitle' | 'submittedDate' | 'Status'
type Row = Readonly<Record<Key, string>>

const PAGE = 25
const HEADERS: Readonly<Record<Key, string>> = {
  name: 'Applicant Name',
  app_ID: 'Application Id',
  projectTitle: 'Project Title',
  submittedDate: 'Submitted Date',
  Status: 'Status',
}
const features = tableFeatures({})
const columns: ColumnDef<typeof features, Row>[] = Object.entries(HEADERS).map(([id, header]) => ({ id, header }))
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function Applications({ rows }: { rows: readonly Row[] }) {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState('')
  const [sort, setSort] = useState<{ key: Key; desc: boolean }>({ key: 'submittedDate', desc: true })
  const sorted = useMemo(() => {
    const sign = sort.desc ? -1 : 1
    return rows.toSorted((one, other) => sign * collator.compare(one[sort.key], other[sort.key]))
  }, [rows, sort])
  const found = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    return sorted.filter((row) => {
      if (status !== '' && row.Status !== status) return false
      const text = `${row.app_ID} ${row.projectTitle} ${row.name}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
  }, [sorted, search, status])
  const data = useMemo(() => found.slice(0, PAGE), [found])
  const table = useTable({ features, columns, data, getRowId: (row) => row.app_ID })
  const sortBy = (key: Key) => setSort((last) => ({ key, desc: last.key === key && !last.desc }))
  return (
    <>
      <p role="status">
        {found.length} of {rows.length} rows
      </p>
      <input type="search" aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <select aria-label="Status" value={status} onChange={(event) => setStatus(event.target.value)}>
        <option value="">All</option>
        <option value="1">Submitted</option>
        <option value="5.1">Granted</option>
      </select>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id}>
                <button type="button" onClick={() => sortBy(id as Key)}>
                  {String(header)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(({ id, original }) => (
            <tr key={id}>
              <td>{original.name}</td>
              <td>{original.app_ID}</td>
              <td>{original.projectTitle}</td>
              <td>{original.submittedDate}</td>
              <td>{original.Status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const reply = await fetch('/ViewApplication.php', { cache: 'no-store' })
const rows = (await reply.json()) as Row[]
const root = document.getElementById('root')
if (root) createRoot(root).render(<Applications rows={rows} />)
