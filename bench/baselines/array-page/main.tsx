import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Baseline for the list of applications: filters and sorts an array, and renders one page. */

type ColumnKey = 'name' | 'app_ID' | 'projectTitle' | 'submittedDate' | 'Status'
type Row = Readonly<Record<ColumnKey, string>>

const PAGE_SIZE = 25
const HEADERS: Readonly<Record<ColumnKey, string>> = {
  name: 'Applicant Name',
  app_ID: 'Application Id',
  projectTitle: 'Project Title',
  submittedDate: 'Submitted Date',
  Status: 'Status',
}
const KEYS = Object.keys(HEADERS) as ColumnKey[]
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function Applications({ rows }: { rows: readonly Row[] }) {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState('')
  const [sort, setSort] = useState<{ key: ColumnKey; desc: boolean }>({ key: 'submittedDate', desc: true })
  const sorted = useMemo(() => {
    const sign = sort.desc ? -1 : 1
    return rows.toSorted((left, right) => sign * collator.compare(left[sort.key], right[sort.key]))
  }, [rows, sort])
  const filtered = useMemo(() => {
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    return sorted.filter((row) => {
      if (status !== '' && row.Status !== status) return false
      const text = `${row.app_ID} ${row.projectTitle} ${row.name}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
  }, [sorted, search, status])
  const sortBy = (key: ColumnKey) => setSort((last) => ({ key, desc: last.key === key && !last.desc }))
  return (
    <>
      <p role="status">
        {filtered.length} of {rows.length} rows
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
            {KEYS.map((key) => (
              <th key={key}>
                <button type="button" onClick={() => sortBy(key)}>
                  {HEADERS[key]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filtered.slice(0, PAGE_SIZE).map((row) => (
            <tr key={row.app_ID}>
              {KEYS.map((key) => (
                <td key={key}>{row[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const response = await fetch('/ViewApplication.php', { cache: 'no-store' })
const rows = (await response.json()) as Row[]
const root = document.getElementById('root')
if (root) createRoot(root).render(<Applications rows={rows} />)
