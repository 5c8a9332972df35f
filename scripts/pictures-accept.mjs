import { readdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { run } from './support/run.mjs'

const FOLDER = 'tests/pictures/reference'

// Keeps pictures that match within the tolerance. `-- -t dashboard` draws only those screens.
const code = await run('vitest', [
  'run',
  '--project',
  'pictures',
  '--update',
  '--silent=passed-only',
  ...process.argv.slice(2),
])

/** @type {string[]} */
const changed = []
for (const name of readdirSync(FOLDER)) {
  const picture = sharp(`${FOLDER}/${name}`)
  // Only pictures that were accepted before have a palette.
  if ((await picture.metadata()).isPalette) continue
  const slim = await picture.removeAlpha().png({ palette: true, dither: 0, effort: 10 }).toBuffer()
  writeFileSync(`${FOLDER}/${name}`, slim)
  changed.push(name)
}
console.log(
  changed.length > 0 ? `New pictures, to be looked at and committed:\n${changed.join('\n')}` : 'No picture changed.',
)
process.exit(code)
