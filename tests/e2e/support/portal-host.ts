import type { Page } from '@playwright/test'

/** Serves one page as if an operator had set its `portal-host` meta tag. */
export const setPortalHost = (page: Page, path: string, address: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      'name="portal-host" content=""',
      `name="portal-host" content="${address}"`,
    )
    await route.fulfill({ response, body })
  })
