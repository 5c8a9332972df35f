// Prints the contract as a Markdown table, or as JSON with --json. With --write, updates docs/contract.md instead.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withModule } from './support/load.mjs'

const DOCUMENT = new URL('../docs/contract.md', import.meta.url)

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
})

/** @param {typeof import('../src/contract/index.ts')} module */
const toRows = ({ contract }) =>
  Object.entries(contract).map(([name, { method, path, sends, responseType, action, optional }]) => ({
    name,
    method,
    path,
    sends,
    responseType,
    action,
    optional,
  }))

const rows = await withModule('/src/contract/index.ts', toRows)

const formatMarkdown = () => {
  /** @param {unknown[]} cells */
  const formatRow = (cells) => `| ${cells.join(' | ')} |`
  const columns = ['Call', 'Method', 'Path', 'Sends', 'Response type', 'Action', 'Optional']
  const cells = rows.map((row) => [...Object.values(row).slice(0, -1), row.optional ? 'yes' : ''])
  return [formatRow(columns), formatRow(columns.map(() => '---')), ...cells.map(formatRow)].join('\n')
}

const updateDocument = () => {
  const table = /(?<=<!-- contract:table -->\n).*?(?=\n<!-- \/contract:table -->)/s
  writeFileSync(DOCUMENT, readFileSync(DOCUMENT, 'utf8').replace(table, formatMarkdown))
}

if (values.write) updateDocument()
else console.log(values.json ? JSON.stringify(rows) : formatMarkdown())
