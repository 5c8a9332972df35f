import { NO_SUCH_APPLICATION } from './model/applications'
import type { HostTexts } from '@/wire/mock/refusal'

export const REFUSAL_TEXT = 'The council cannot do this now.'

export const HOST_TEXTS: HostTexts = {
  refused: REFUSAL_TEXT,
  signedOut: 'User not logged in.',
  noFile: 'File not found.',
  noRecord: NO_SUCH_APPLICATION,
}
