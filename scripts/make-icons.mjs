// Draws the icons of the installed demo from scripts/icon.svg: `node scripts/make-icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumArguments, chromiumPath } from './support/chromium.mjs'

const SIZE = 512
const svg = readFileSync('scripts/icon.svg', 'utf8')
/** Masks crop the corners. The background fills the image, and the symbol fits into four fifths of it. */
const maskable = svg
  .replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"')
  .replace('<rect width="64" height="64" rx="14"', '<rect x="-6" y="-6" width="76" height="76"')

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } })
for (const [name, source] of /** @type {const} */ ([
  ['icon-512', svg],
  ['maskable-512', maskable],
])) {
  const address = `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`
  await page.setContent(`<style>body{margin:0}img{display:block}</style><img width="${SIZE}" src="${address}">`)
  await page.locator('img').evaluate((/** @type {HTMLImageElement} */ image) => image.decode())
  writeFileSync(`mocks/icons/${name}.png`, await page.screenshot({ omitBackground: true }))
}
await browser.close()
