import type { ApiError } from '../client/api-error'
import { getErrorReason } from '@/lib/error-reason'
import { anonymize } from './format'

/** Omits the body itself, which may name people. */
const BODY_DESCRIPTIONS = {
  nothing: 'an empty response',
  'own-page': 'a page of the app itself',
  page: 'a page of HTML',
  source: 'the source of a PHP file',
  text: 'a text that holds no JSON',
} as const

export function describeFailure({ kind, serverText, status = 0, bodyKind = 'page', cause }: ApiError): string {
  switch (kind) {
    case 'refused':
    case 'signed-out':
      return serverText === '' ? 'a refusal without a text' : `a refusal, "${anonymize(serverText)}"`
    case 'http':
      return `HTTP ${status}`
    case 'not-json':
      return BODY_DESCRIPTIONS[bodyKind]
    case 'too-large':
      return 'signs that the files were dropped for their size'
    case 'no-file':
      return 'that there is no such file'
    case 'network':
      return `no connection, ${getErrorReason(cause).message}`
    case 'timeout':
      return 'no response in time'
    case 'aborted':
    case 'shape':
    case 'unreadable-file':
    case 'somebody-else':
      return 'something else'
  }
}
