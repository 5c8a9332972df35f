import { describe, expect, it } from 'vitest'
import { contract } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { z } from '@/domain/zod'

const rows: [string, Endpoint][] = Object.entries(contract)

describe('every call of the contract', () => {
  it('is one of 64, or one of the two optional draft calls', () => {
    expect(rows.filter(([, row]) => !row.optional)).toHaveLength(64)
    expect(rows.filter(([, row]) => row.optional).map(([name]) => name)).toEqual(['saveForm', 'saveFileUploads'])
    expect(new Set(rows.filter(([, row]) => !row.optional).map(([, row]) => row.path)).size).toBe(51)
  })

  it('differs from every other in method, path or encoding', () => {
    const signatures = rows.map(([, { method, path, sends }]) => `${method} ${path} ${sends}`)
    expect(new Set(signatures).size).toBe(rows.length)
  })

  it.each(rows)('%s: its examples survive encoding and decoding', (_, { request, response, replies, examples }) => {
    expect(examples.length).toBeGreaterThan(0)
    for (const { input, output } of examples) {
      expect(z.decode(request, z.encode(request, input))).toEqual(input)
      if (replies !== 'blob') expect(z.decode(response, z.encode(response, output))).toEqual(output)
    }
  })
})
