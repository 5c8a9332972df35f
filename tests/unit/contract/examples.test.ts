import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contract } from '@/contract'
import type { Endpoint } from '@/wire/contract/endpoint'
import { z } from '@/lib/zod'

const rows: [string, Endpoint][] = Object.entries(contract)

describe('every call of the contract', () => {
  it('maps to a file of the PHP host, except two optional calls', () => {
    const [optional, needed] = [true, false].map((is) => rows.filter(([, row]) => row.optional === is))
    expect(optional?.map(([name]) => name)).toEqual(['saveForm', 'saveFileUploads'])
    const files = readdirSync('tests/php-host/public').map((file) => `/${file}`)
    expect(new Set(needed?.map(([, { path }]) => path))).toEqual(new Set(files))
  })

  it('differs from every other in method, path or encoding', () => {
    const signatures = rows.map(([, { method, path, sends }]) => `${method} ${path} ${sends}`)
    expect(new Set(signatures).size).toBe(rows.length)
  })

  it.each(rows)(
    '%s: its examples survive encoding and decoding',
    (_, { request, response, responseType, examples }) => {
      expect(examples.length).toBeGreaterThan(0)
      for (const { input, output } of examples) {
        expect(z.decode(request, z.encode(request, input))).toEqual(input)
        if (responseType !== 'blob') expect(z.decode(response, z.encode(response, output))).toEqual(output)
      }
    },
  )
})
