import type { Client } from '@/wire/client/client'
import { apiErrorOf } from '@/wire/client/errors'
import type { HostFile } from '@/wire/contract/php'

/** Falls back to the council's agreement, because the legacy host's own call returns only the signed copy. */
export async function newestAgreement(client: Client, applicationId: string): Promise<HostFile> {
  try {
    return await client.downloadAgreement({ applicationId })
  } catch (error) {
    if (apiErrorOf(error).kind !== 'no-file') throw error
    return client.downloadDetailsFile({ applicationId, fileType: 'agreementurc' })
  }
}
