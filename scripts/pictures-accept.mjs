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
async function compressPng(picture) {
  const compressed = await picture.clone().png({ palette: true, dither: 0, effort: 10 }).toBuffer()
  const before = await picture.clone().raw().toBuffer()
  const after = await sharp(compressed).removeAlpha().raw().toBuffer()
  const isClose = before.every((value, byte) => Math.abs(value - (after[byte] ?? 0)) <= ROUNDING)
  return isClose ? compressed : picture.clone().png({ compressionLevel: 9 }).toBuffer()
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
  const currentPicture = readFileSync(file)
  // Accepted pictures have a palette.
  if ((await sharp(currentPicture).metadata()).isPalette) continue
  const compressed = await compressPng(sharp(currentPicture).removeAlpha())
  if (compressed.equals(currentPicture)) continue
  writeFileSync(file, compressed)
  changed.push(name)
}
console.log(
  changed.length > 0
    ? `New pictures. Look at them before you commit them:\n${changed.join('\n')}`
    : 'No picture changed.',
)
process.exit(code)
