import { readJsonReply } from '@/wire/client/reply'
import { contract } from '@/contract'

export const decodeList = (body: string) =>
  readJsonReply('listApplications', contract.listApplications, body, 200) as readonly unknown[]
