import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from './support/run.mjs'
import { slimPng } from './support/slim-png.mjs'

const FOLDER = 'tests/pictures/reference'

// Pictures that still agree within the tolerance stay as they are. `-- -t dashboard` draws those screens alone.
const code = await run('vitest', [
  'run',
  '--project',
  'pictures',
  '--update',
  '--silent=passed-only',
  ...process.argv.slice(2),
])

const changed = readdirSync(FOLDER).filter((name) => {
  const picture = readFileSync(`${FOLDER}/${name}`)
  const slim = slimPng(picture)
  if (slim !== picture) writeFileSync(`${FOLDER}/${name}`, slim)
  return slim !== picture
})
console.log(
  changed.length > 0 ? `New pictures, to be looked at and committed:\n${changed.join('\n')}` : 'No picture changed.',
)
process.exit(code)
