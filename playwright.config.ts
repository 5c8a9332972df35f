import { defineConfig } from '@playwright/test'
import { chromiumArguments, chromiumPath } from './scripts/support/chromium.mjs'

const PORT = 4173

/** The built demo in a real Chromium. Nothing is tried twice: a test that fails now and then has a cause. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  webServer: {
    command: `vite preview --mode demo --outDir dist-demo --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}/`,
  },
})
