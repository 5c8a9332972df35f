import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { NO_PROGRESS_TIMEOUT } from '@tests/support/no-progress-timeout'
import { chromiumArguments, shellPath } from '../../scripts/support/chromium.mjs'

const SOURCES = ['src', 'mocks', 'public', 'scripts', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']

const EMAIL = 'typed@demo.urc'

let copy: string
let server: ViteDevServer
let browser: Browser
let page: Page
const failures: string[] = []

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'portal-'))
  for (const source of SOURCES) cpSync(source, join(copy, source), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  server = await createServer({
    root: copy,
    configFile: join(copy, 'vite.config.ts'),
    mode: 'development',
    cacheDir: join(copy, '.vite'),
    logLevel: 'error',
    server: { strictPort: false, fs: { allow: [copy, process.cwd()] } },
  })
  await server.listen()
  browser = await chromium.launch({ executablePath: shellPath(), args: chromiumArguments })
  page = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] })
  page.setDefaultTimeout(NO_PROGRESS_TIMEOUT)
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('domcontentloaded', () => failures.push('The page was loaded again.'))
  await page.goto('/login')
  await page.getByLabel('Email').fill(EMAIL)
  await page.waitForLoadState('networkidle')
  failures.length = 0
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  rmSync(copy, { recursive: true, force: true })
})

const press = () => page.getByRole('main').getByRole('button', { name: 'Login' }).click()

interface Save {
  readonly file: string
  readonly before: string
  readonly after: string
  /** Selector of an element that shows the change. Without it, only what is typed is checked. */
  readonly shown?: string
  /** In the e-mail field, if `look` changes it. */
  readonly typed?: string
  /** Reveals the change. */
  readonly look?: () => Promise<void>
}

const SAVES: readonly Save[] = [
  { file: 'src/ui/button.tsx', before: '{withIcon(', after: '<i id="first" />{withIcon(', shown: '#first' },
  { file: 'src/ui/button.tsx', before: 'id="first"', after: 'id="second"', shown: '#second' },
  {
    file: 'src/areas/account/login.screen.tsx',
    before: 'Forgot password?',
    after: 'Forgotten?',
    shown: 'text=Forgotten?',
  },
  {
    file: 'src/domain/texts/messages.ts',
    before: "password: 'Password is required'",
    after: "password: 'No password'",
    shown: 'text=No password',
    look: press,
  },
  { file: 'src/domain/application/application-fields.ts', before: "label: 'Position'", after: "label: 'Post'" },
  { file: 'mocks/seed/people.ts', before: "firstName: 'Nirmala'", after: "firstName: 'Saved'" },
  {
    file: 'mocks/impl/accounts.ts',
    before: "'Incorrect email or password'",
    after: "'Saved refusal'",
    shown: 'text=Saved refusal',
    look: async () => {
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await press()
    },
  },
  {
    file: 'src/domain/texts/guidance.ts',
    before: 'Enter one e-mail address, such as',
    after: 'Write one address, such as',
    shown: 'text=Write one address',
    typed: 'no address',
    look: async () => {
      const link = page.getByRole('link', { name: 'Forgotten?' })
      if (await link.isVisible()) await link.click()
      await page.getByLabel('Email').fill('no address')
      await page.getByRole('button', { name: 'Reset Password' }).click()
    },
  },
]

it.each(SAVES)(
  'saving $file shows $after and keeps what is typed',
  async ({ file, before, after, shown = 'body', typed = EMAIL, look }) => {
    const path = join(copy, file)
    const source = readFileSync(path, 'utf8')
    expect(source).toContain(before)
    const updated = page.waitForEvent('console', (message) => message.text().includes('[vite] hot updated'))
    writeFileSync(path, source.replace(before, after))
    await updated
    // A press between the update and React's next render still shows the earlier text.
    await vi.waitFor(
      async () => {
        await look?.()
        await page.locator(shown).first().waitFor({ state: 'attached', timeout: 1000 })
      },
      { timeout: NO_PROGRESS_TIMEOUT },
    )
    expect(await page.getByLabel('Email').inputValue()).toBe(typed)
    expect(failures).toEqual([])
  },
)
