import { test as base, expect } from '@playwright/test'

/** Every page of these tests: no unexpected error in the console, and no request to anybody else. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const noticed: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') noticed.push(message.text())
      })
      page.on('pageerror', (error) => noticed.push(error.message))
      page.on('request', (request) => {
        const url = request.url()
        if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '')) noticed.push(`request to ${url}`)
      })
      await use()
      expect(noticed).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
