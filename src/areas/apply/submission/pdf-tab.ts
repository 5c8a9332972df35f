import type { Client } from '@/api/client'
import { branding } from '@/branding'
import { contract } from '@/contract'
import { openWaitingTab, showPdf } from '@/lib/waiting-tab'

/** A tab for the application's PDF. Where the browser blocks it, the link on the next page does. */
export const openPdfTab = (): Window | null =>
  openWaitingTab(
    branding.productTitle,
    'Your application is being sent from the other tab. Its PDF will appear here; please keep this tab open.',
  )

/**
 * The PDF's address where it may be followed: http or https on the host itself, else undefined.
 * @param hostBase what a relative address is relative to
 */
export function safePdfUrl(written: string, hostBase: string): string | undefined {
  if (written.trim() === '' || !URL.canParse(written, hostBase)) return undefined
  const url = new URL(written, hostBase)
  return ['http:', 'https:'].includes(url.protocol) && url.origin === new URL(hostBase).origin ? url.href : undefined
}

/** Shows the PDF in the tab, or closes it. A call of the contract is fetched, because a new tab cannot reach the mock. */
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
    // The link on the next page tells what is wrong with it.
    tab.close()
  }
}
