// Records the user-guide video and its captions in the demo: `node scripts/make-video.mjs`.
// Needs ffmpeg and a built demo (`npm run build:demo`).
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { chromiumArguments, chromiumPath } from './support/chromium.mjs'

const OUT = 'public/video'
const SIZE = { width: 1280, height: 720 }
const frames = mkdtempSync(join(tmpdir(), 'guide-'))

const server = await preview({
  mode: 'demo',
  logLevel: 'error',
  build: { outDir: 'dist-demo' },
  preview: { port: 4199, host: '127.0.0.1' },
})
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
const context = await browser.newContext({
  viewport: SIZE,
  baseURL: 'http://127.0.0.1:4199',
  timezoneId: 'Asia/Colombo',
  locale: 'en-GB',
})
const page = await context.newPage()

/** @type {{ file: string, at: number }[]} Frames of the screencast, with their times in seconds. */
const shots = []
/** @type {{ at: number, text: string }[]} Captions with their start times in seconds. */
const captions = []
const seconds = () => Date.now() / 1000

const pause = (/** @type {number} */ milliseconds) => page.waitForTimeout(milliseconds)
const caption = async (/** @type {string} */ text) => {
  captions.push({ at: seconds(), text })
  await pause(1200)
}
const type = async (/** @type {import('playwright').Locator} */ control, /** @type {string} */ text) => {
  await control.scrollIntoViewIfNeeded()
  await control.pressSequentially(text, { delay: 18 })
}
const next = async () => {
  await page.getByRole('button', { name: 'Next' }).scrollIntoViewIfNeeded()
  await pause(600)
  await page.getByRole('button', { name: 'Next' }).click()
  await pause(1000)
}
const pdf = async (/** @type {string} */ name, pages = 1) => {
  const document = await PDFDocument.create()
  for (let count = 0; count < pages; count += 1) document.addPage([595, 842])
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}

const walk = async () => {
  await caption('The home page says whether applications are open, until when, and what you need.')
  await pause(2500)
  await page.mouse.wheel(0, 620)
  await pause(2500)
  await page.getByRole('link', { name: 'Login' }).first().click()
  await caption('Log in with your account, or sign up for one.')
  await type(page.getByLabel('Email'), 'applicant2@demo.urc')
  await type(page.getByLabel('Password', { exact: true }), 'demo1234')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/dashboard')
  await caption('The dashboard leads to everything you can do. We apply for a new grant.')
  await pause(1200)
  await page.getByRole('link', { name: /Apply New Grant/ }).click()
  await page.getByLabel('Name', { exact: true }).waitFor()

  await caption('Step 1, Profile. Every change is saved on this device at once.')
  await page.getByLabel('Title', { exact: true }).selectOption('Dr')
  await type(page.getByLabel('Name', { exact: true }), 'Sunil Perera')
  await page.getByLabel('Faculty').selectOption({ index: 1 })
  await page.getByLabel('Department').locator('option').nth(1).waitFor({ state: 'attached' })
  await page.getByLabel('Department').selectOption({ index: 1 })
  await type(page.getByLabel('Email'), 'sunil@example.org')
  await type(page.getByLabel('Phone number'), '0771234567')
  await type(page.getByLabel('Position'), 'Senior Lecturer')
  await type(page.getByLabel('Degree'), 'PhD')
  await type(page.getByLabel('Field', { exact: true }), 'Botany')
  await type(page.getByLabel('University'), 'University of Samanala')
  await type(page.getByLabel('Year', { exact: true }), '2012')
  await page
    .getByRole('group', { name: /sabbatical leave/ })
    .getByLabel('No')
    .check()
  await next()

  await caption('Step 2, Projects: the title, earlier grants, publications and facilities.')
  await type(page.getByLabel('Project Title'), 'Seed banks of montane forests')
  await page
    .getByRole('group', { name: /currently involved/ })
    .getByLabel('No')
    .check()
  await page
    .getByRole('group', { name: /outside grants/ })
    .getByLabel('No')
    .check()
  await type(page.getByLabel('Research facilities'), 'A herbarium, a greenhouse and two field stations.')
  await next()

  await caption('Step 3, Investigators: those who work with you, and a foreign collaborator if you have one.')
  const row = page.getByRole('group', { name: 'Co-investigator 1' })
  await type(row.getByLabel('Name'), 'Kamala Dias')
  await type(row.getByLabel('Department and University'), 'Zoology, University of Samanala')
  await next()

  await caption('Step 4, Uploads: four PDFs. Each is looked at before it is accepted.')
  for (const [label, name, pages] of /** @type {[string, string, number][]} */ ([
    ['Project Proposal', 'proposal.pdf', 6],
    ['Project Budget', 'budget.pdf', 1],
    ['Project CV', 'cv.pdf', 2],
    ['Co-investigators CVs', 'cvs.pdf', 3],
  ])) {
    await page.getByLabel(label, { exact: true }).setInputFiles(await pdf(name, pages))
    await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
    await page.getByRole('button', { name: `Remove ${name}` }).scrollIntoViewIfNeeded()
    await pause(700)
  }
  await next()

  await caption('Step 5, Reviewers: people who could judge your proposal.')
  const reviewers = await page.getByLabel(/^Reviewer \d Name$/).count()
  for (let number = 1; number <= reviewers; number += 1) {
    await type(page.getByLabel(`Reviewer ${number} Name`), `Reviewer ${number}`)
    await type(page.getByLabel(`Reviewer ${number} Email`), `reviewer${number}@example${number}.org`)
    await type(page.getByLabel(`Reviewer ${number} Affiliation`), `University ${number}`)
  }
  await caption('Read everything once more. Each part has a link to change it.')
  for (let scroll = 0; scroll < 4; scroll += 1) {
    await page.mouse.wheel(0, 420)
    await pause(800)
  }
  const submit = page.getByRole('button', { name: 'Finish and Submit' })
  await submit.scrollIntoViewIfNeeded()
  await caption('Finish and Submit is here while applications are open.')
  const opened = context.waitForEvent('page')
  await submit.click()
  await page.waitForURL('**/popup')
  await (await opened).close()
  await page.bringToFront()
  await caption('That is all. Your application has arrived; its PDF is a press away.')
  await pause(2200)
  await page.goto('/submittedgrant')
  await page.getByRole('row').nth(1).waitFor()
  await caption('Submitted Grants tells where each application stands, and what you need to do next.')
  await pause(3500)
}

const screencast = await context.newCDPSession(page)
screencast.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
  const file = join(frames, `${String(shots.length).padStart(5, '0')}.jpg`)
  writeFileSync(file, Buffer.from(data, 'base64'))
  shots.push({ file, at: metadata.timestamp ?? seconds() })
  void screencast.send('Page.screencastFrameAck', { sessionId })
})

await page.goto('/home')
await page.getByRole('heading', { level: 1 }).waitFor()
await pause(1500)
await screencast.send('Page.startScreencast', {
  format: 'jpeg',
  quality: 90,
  maxWidth: SIZE.width,
  maxHeight: SIZE.height,
})
await walk()
await screencast.send('Page.stopScreencast')
const end = seconds()
await browser.close()
await server.close()

const start = shots[0]?.at ?? end
const list = shots.map(
  ({ file, at }, index) => `file '${file}'\nduration ${((shots[index + 1]?.at ?? end) - at).toFixed(3)}`,
)
// ffmpeg ignores the duration of the last picture unless it is listed once more.
writeFileSync(join(frames, 'list.txt'), [...list, `file '${shots.at(-1)?.file}'`].join('\n'))

/** @type {(at: number) => string} */
const stamp = (at) => new Date(Math.max(0, at - start) * 1000).toISOString().slice(11, 23)
const cues = captions.map(({ at, text }, index) => `${stamp(at)} --> ${stamp(captions[index + 1]?.at ?? end)}\n${text}`)

mkdirSync(OUT, { recursive: true })
writeFileSync(join(OUT, 'Application_Portal_Guide.vtt'), `WEBVTT\n\n${cues.join('\n\n')}\n`)
const ffmpeg = (/** @type {string[]} */ ...args) => {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`)
}
const video = 'scale=out_range=tv,fps=12,format=yuv420p'
const coding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-movflags', '+faststart']
ffmpeg(
  '-f',
  'concat',
  '-safe',
  '0',
  '-i',
  join(frames, 'list.txt'),
  '-vf',
  video,
  ...coding,
  join(OUT, 'Application_Portal_Guide.mp4'),
)
rmSync(frames, { recursive: true })
console.log(`${shots.length} frames, ${Math.round(end - start)} s, in ${OUT}`)
