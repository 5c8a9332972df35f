import { readJsonResponse } from '@/wire/client/read-response'
import { contract, protocol } from '@/contract'

export const decodeList = (body: string) =>
  readJsonResponse(
    { call: 'listApplications', endpoint: contract.listApplications, protocol },
    body,
    200,
  ) as readonly unknown[]
