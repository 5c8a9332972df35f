import type { Client } from '@/api/client'
import { apiErrorOf } from '@/api/errors'
import type { HostFile } from '@/contract/php'

/**
 * The signed agreement, or else the council's that is to be signed. The legacy host's own call knows the signed copy
 * alone; the council's agreement is a file of More Details.
 */
export async function newestAgreement(client: Client, applicationId: string): Promise<HostFile> {
  try {
    return await client.downloadAgreement({ applicationId })
  } catch (error) {
    if (apiErrorOf(error).kind !== 'no-file') throw error
    return client.downloadDetailsFile({ applicationId, fileType: 'agreementurc' })
  }
}
