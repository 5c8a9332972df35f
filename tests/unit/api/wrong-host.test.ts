import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isWrongHost } from '@/wire/client/wrong-host'
import { getWrongHostTexts } from '@/app/wrong-host-texts'
import { failureOf, scriptedClient } from './scripted-client'

const checkOn = (reply: Response | string | Error) => failureOf(scriptedClient([reply]).client.checkSession({}))

const WRONG: readonly [string, Response | string, came: RegExp, check: RegExp][] = [
  ['this portal’s own page', readFileSync('index.html', 'utf8'), /own page/, /every address/],
  ['another page', '<!DOCTYPE html><title>It works!</title>', /HTML/, /Another website/],
  ['an error that PHP prints', '<br />\n<b>Fatal error</b>: Uncaught Error', /HTML/, /PHP has printed an error/],
  ['PHP that nothing runs', '<?php\nsession_start();\necho json_encode([]);', /source/, /Switch PHP on/],
  ['nothing', '', /empty/i, /error log/],
  ['another text', 'pong', /text/, /Another program/],
  ['another answer', '{"version":3}', /unknown format/, /Another program/],
  ['no such file', new Response('<html>', { status: 404 }), /404/, /CheckSession\.php/],
  ['a closed folder', new Response('', { status: 403 }), /403/, /who may read/],
  ['a broken PHP', new Response('', { status: 500 }), /500/, /error log.+in a browser/],
]

describe('an address that is not the host', () => {
  it.each(WRONG)('is detected and described: %s', async (_, reply, came, check) => {
    const failure = await checkOn(reply)
    expect(isWrongHost(failure, false)).toBe(true)
    expect(getWrongHostTexts(failure).finding).toMatch(came)
    expect(getWrongHostTexts(failure).check).toMatch(check)
  })

  it('may be a host that allows no calls from the page’s address', async () => {
    const failure = await checkOn(new TypeError('Failed to fetch'))
    expect(isWrongHost(failure, true)).toBe(true)
    expect(getWrongHostTexts(failure).check).toMatch(/different addresses/)
  })
})

describe('the right host', () => {
  it.each([
    ['is offline', new TypeError('Failed to fetch')],
    ['is busy', new Response('', { status: 503 })],
    ['stands behind a proxy that waits', new Response('', { status: 504 })],
    ['says no', '{"status":false,"message":"No session"}'],
  ])('is not mistaken for another if it %s', async (_, reply) => {
    expect(isWrongHost(await checkOn(reply), false)).toBe(false)
  })

  it('is not mistaken for another if it is slow', async () => {
    const { client } = scriptedClient([], {
      timeout: 5,
      fetch: (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    })
    expect(isWrongHost(await failureOf(client.checkSession({})), true)).toBe(false)
  })
})
