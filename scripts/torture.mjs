// Edits a draft by chance in the built demo and kills its tab again and again: what the page said was saved has to be there.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './support/installed.mjs'
import { run } from './support/run.mjs'

const { values } = parseArgs({
  options: { edits: { type: 'string', default: '500' }, seed: { type: 'string', default: '3' } },
})
const { edits, seed } = values
if (!/^\d+$/.test(edits) || !/^\d+$/.test(seed)) {
  console.error('npm run torture -- [--edits 500] [--seed 3]')
  process.exit(2)
}

await ensureInstalled()
const { ensureChromium } = await import('./support/ensure-chromium.mjs')
await ensureChromium()
if (!existsSync('dist-demo/index.html')) console.log('The demo is built first.')
process.exit(
  await run('playwright', ['test', '--project=demo', 'draft-torture', '--reporter=list'], {
    env: { TORTURE_EDITS: edits, TORTURE_SEED: seed },
  }),
)
