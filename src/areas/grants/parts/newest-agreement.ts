import type { Client } from '@/api/client'
import { apiErrorOf } from '@/api/errors'
import type { HostFile } from '@/contract/php'

/**
 * The signed agreement or, if there is none, the council's agreement to be signed. The legacy host's own call returns
 * only the signed copy; the council's agreement is one of the files of More Details.
 */
export async function newestAgreement(client: Client, applicationId: string): Promise<HostFile> {
  try {
    return await client.downloadAgreement({ applicationId })
  } catch (error) {
    if (apiErrorOf(error).kind !== 'no-file') throw error
    return client.downloadDetailsFile({ applicationId, fileType: 'agreementurc' })
  }
}
