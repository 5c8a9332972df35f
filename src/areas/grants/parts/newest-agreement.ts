import type { Client } from '@/api/client'
import { ApiError } from '@/api/errors'
import type { HostFile } from '@/contract/php'

/**
 * The agreement as it stands: signed, or the council's to be signed. The legacy host's own call knows the signed copy
 * alone (wire 2.5), so an applicant could not fetch what there is to sign: the details of the application have it.
 */
export async function newestAgreement(client: Client, applicationId: string): Promise<HostFile> {
  try {
    return await client.downloadAgreement({ applicationId })
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'no-file') throw error
    return client.downloadDetailsFile({ applicationId, fileType: 'agreementurc' })
  }
}
