import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { run } from './support/run.mjs'

const FOLDER = 'tests/pictures/reference'
/** Largest error of a channel in a palette: `ROUNDING` of `tests/pictures/compare.ts`. */
const ROUNDING = 12

/**
 * Returns a PNG with 256 colours, or with all if a palette would change a colour visibly.
 * @param {import('sharp').Sharp} picture
 */
async function slimPng(picture) {
  const slim = await picture.clone().png({ palette: true, dither: 0, effort: 10 }).toBuffer()
  const before = await picture.clone().raw().toBuffer()
  const after = await sharp(slim).removeAlpha().raw().toBuffer()
  const isClose = before.every((value, byte) => Math.abs(value - (after[byte] ?? 0)) <= ROUNDING)
  return isClose ? slim : picture.clone().png({ compressionLevel: 9 }).toBuffer()
}

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
  const file = `${FOLDER}/${name}`
  const accepted = readFileSync(file)
  // A palette shows that the picture was accepted before.
  if ((await sharp(accepted).metadata()).isPalette) continue
  const slim = await slimPng(sharp(accepted).removeAlpha())
  if (slim.equals(accepted)) continue
  writeFileSync(file, slim)
  changed.push(name)
}
console.log(
  changed.length > 0 ? `New pictures, to be looked at and committed:\n${changed.join('\n')}` : 'No picture changed.',
)
process.exit(code)
