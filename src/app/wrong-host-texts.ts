import type { ApiError } from '@/wire/client/api-error'

export interface WrongHostTexts {
  /** The content of the response. */
  readonly finding: string
  /** Checks for the administrator. */
  readonly check: string
}

const OPEN_IT = 'Open the address in a browser to see it.'

const TEXTS_BY_CONTENT = {
  nothing: {
    finding: 'An empty answer.',
    check: 'The script stopped before it could say anything. PHP’s error log says why.',
  },
  'own-page': {
    finding: 'The portal’s own page in place of an answer.',
    check:
      'The web server hands this page out for every address. Let it leave .php addresses to PHP, as the samples in docs/going-live.md do.',
  },
  page: {
    finding: 'A page of HTML in place of an answer.',
    check: `Another website answers at this address, or PHP has printed an error. ${OPEN_IT}`,
  },
  source: {
    finding: 'The source of a PHP file.',
    check: 'Nothing runs PHP in this folder. Switch PHP on for it in the web server.',
  },
  text: {
    finding: 'A text that holds no answer.',
    check: `Another program may answer at this address. ${OPEN_IT}`,
  },
} as const satisfies Record<NonNullable<ApiError['bodyKind']>, WrongHostTexts>

function getHttpTexts(status: number): WrongHostTexts {
  if (status === 404)
    return {
      finding: 'HTTP 404: there is no such file.',
      check: 'The host’s .php files must be in this folder, CheckSession.php among them.',
    }
  if (status === 401 || status === 403)
    return { finding: `HTTP ${status}: the web server refuses the file.`, check: 'See who may read this folder.' }
  return {
    finding: `HTTP ${status}.`,
    check: `The web server or PHP has failed. Its error log says why. ${OPEN_IT}`,
  }
}

export function getWrongHostTexts({ kind, status = 0, bodyKind = 'text' }: ApiError): WrongHostTexts {
  if (kind === 'http') return getHttpTexts(status)
  if (kind === 'shape')
    return {
      finding: 'An answer in an unknown format.',
      check: `Another program may answer at this address. ${OPEN_IT}`,
    }
  if (kind === 'network')
    return {
      finding: 'Nothing that this browser may read.',
      check:
        'The page and the host have different addresses. Serve both from one address, or put a proxy before them (docs/going-live.md). Otherwise name the host in the page’s connect-src, and let the host allow calls with cookies from the page’s address.',
    }
  return TEXTS_BY_CONTENT[bodyKind]
}
