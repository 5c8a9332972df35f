import type { Client } from '@/api/client'
import { branding } from '@/branding'
import { contract } from '@/contract'
import { openWaitingTab, showPdf } from '@/lib/waiting-tab'

/** Returns null if the browser blocks the tab. The receipt page also links to the PDF. */
export const openPdfTab = (): Window | null =>
  openWaitingTab(
    branding.productTitle,
    'Your application is being sent from the other tab. Its PDF will appear here; please keep this tab open.',
  )

/** Returns the absolute URL, or undefined unless it is http or https on the host's origin. `hostBase` resolves relative URLs. */
export function safePdfUrl(hostUrl: string, hostBase: string): string | undefined {
  if (hostUrl.trim() === '' || !URL.canParse(hostUrl, hostBase)) return undefined
  const url = new URL(hostUrl, hostBase)
  return ['http:', 'https:'].includes(url.protocol) && url.origin === new URL(hostBase).origin ? url.href : undefined
}

/** Shows the PDF in the tab, or closes the tab. Fetches the PDF on this page, because a new tab cannot reach the mock host. */
export async function fillPdfTab(tab: Window | null, url: string | undefined, client: Client): Promise<void> {
  if (!tab) return
  if (url === undefined) return tab.close()
  const { pathname, searchParams } = new URL(url)
  const applicationId = searchParams.get('app_ID')
  if (!pathname.endsWith(contract.downloadApplicationPdf.path) || applicationId === null)
    return tab.location.replace(url)
  try {
    const { blob } = await client.downloadApplicationPdf({ applicationId })
    showPdf(tab, blob)
  } catch {
    // The link on the next page reports the error.
    tab.close()
  }
}
