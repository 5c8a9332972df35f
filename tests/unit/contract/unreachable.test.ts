import { expect, it } from 'vitest'
import { explainUnreachable } from '../../../scripts/support/unreachable'

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

it.each([
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'self-signed certificate',
    /trusted: self-signed certificate\. .*NODE_EXTRA_CA_CERTS/,
  ],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unable to get local issuer certificate', /trusted: .*NODE_EXTRA_CA_CERTS/],
  ['CERT_HAS_EXPIRED', 'certificate has expired', /reached: certificate has expired\.$/],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND grants', /reached: getaddrinfo ENOTFOUND grants\.$/],
  ['ECONNREFUSED', '', /reached: ECONNREFUSED\.$/],
])('a connection that fails with %s is explained by its cause', (code, message, said) => {
  const error = new TypeError('fetch failed', { cause: failure(code, message) })
  expect(explainUnreachable('https://grants/', error)).toMatch(said)
})
