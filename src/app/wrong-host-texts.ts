import type { ApiError } from '@/wire/client/api-error'

export interface WrongHostTexts {
  readonly came: string
  /** Checks for the administrator. */
  readonly check: string
}

const SEE_IT = 'Open the address in a browser to see it.'

const FOUND = {
  nothing: {
    came: 'An empty answer.',
    check: 'The script stopped before it could say anything. PHP’s error log says why.',
  },
  'own-page': {
    came: 'The portal’s own page in place of an answer.',
    check:
      'The web server hands this page out for every address. Let it leave .php addresses to PHP, as the samples in docs/going-live.md do.',
  },
  page: {
    came: 'A page of HTML in place of an answer.',
    check: `Another website answers at this address, or PHP has printed an error. ${SEE_IT}`,
  },
  source: {
    came: 'The source of a PHP file.',
    check: 'Nothing runs PHP in this folder. Switch PHP on for it in the web server.',
  },
  text: { came: 'A text that holds no answer.', check: `Another program may answer at this address. ${SEE_IT}` },
} as const satisfies Record<NonNullable<ApiError['found']>, WrongHostTexts>

function httpWords(status: number): WrongHostTexts {
  if (status === 404)
    return {
      came: 'HTTP 404: there is no such file.',
      check: 'The host’s .php files must be in this folder, CheckSession.php among them.',
    }
  if (status === 401 || status === 403)
    return { came: `HTTP ${status}: the web server refuses the file.`, check: 'See who may read this folder.' }
  return { came: `HTTP ${status}.`, check: `The web server or PHP has failed. Its error log says why. ${SEE_IT}` }
}

export function wrongHostTexts({ kind, status = 0, found = 'text' }: ApiError): WrongHostTexts {
  if (kind === 'http') return httpWords(status)
  if (kind === 'shape')
    return {
      came: 'An answer in an unknown format.',
      check: `Another program may answer at this address. ${SEE_IT}`,
    }
  if (kind === 'network')
    return {
      came: 'Nothing that this browser may read.',
      check:
        'The page and the host have different addresses. Serve both from one address, or put a proxy before them (docs/going-live.md). Otherwise name the host in the page’s connect-src, and let the host allow calls with cookies from the page’s address.',
    }
  return FOUND[found]
}
