// Writes the contract as an OpenAPI 3.1 document to docs/openapi.json, or to the file in --out.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { withModule } from './support/load.mjs'

const DOCUMENT = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))

const { values } = parseArgs({ options: { out: { type: 'string', default: DOCUMENT } } })

/** @param {typeof import('./openapi/document.ts')} module */
const write = async ({ openApiText }) => writeFileSync(values.out, await openApiText())

await withModule('/scripts/openapi/document.ts', write)
