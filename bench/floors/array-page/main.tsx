import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Floor for the list of applications: filters and sorts an array, and renders one page of it. */

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
const KEYS = Object.keys(HEADERS) as Key[]
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
          {found.slice(0, PAGE).map((row) => (
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

const reply = await fetch('/ViewApplication.php', { cache: 'no-store' })
const rows = (await reply.json()) as Row[]
const root = document.getElementById('root')
if (root) createRoot(root).render(<Applications rows={rows} />)
