import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { slimPng } from '../../scripts/support/slim-png.mjs'

const RGBA = 6

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)])
}

/** A file of three columns; each row begins with the number of its filter. */
function png(...rows: number[][]): Buffer {
  const header = Buffer.from([0, 0, 0, 3, 0, 0, 0, rows.length, 8, RGBA, 0, 0, 0])
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const data = (file: Buffer, type: string) => {
  const at = file.indexOf(type, 0, 'latin1')
  return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4))
}

const INK = [25, 34, 49, 255]
const PAPER = [251, 248, 241, 255]
const NOTHING = [0, 0, 0, 0]

test('a slim picture has the same pixels, of a palette, whichever filters the rows had', () => {
  const step = PAPER.map((value, channel) => (value - (INK[channel] ?? 0) + 256) % 256)
  const slim = slimPng(
    png(
      [0, ...PAPER, ...INK, ...PAPER],
      [2, ...NOTHING, ...NOTHING, ...NOTHING],
      [1, ...INK, ...step, ...NOTHING],
      [4, ...NOTHING, ...NOTHING, ...NOTHING],
    ),
  )
  expect([...data(slim, 'PLTE')]).toEqual([...PAPER.slice(0, 3), ...INK.slice(0, 3)])
  expect([...inflateSync(data(slim, 'IDAT'))]).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0])
})

test('a colour that is close to a frequent one becomes that one', () => {
  const close = PAPER.map((value) => value - 5)
  const slim = slimPng(png([0, ...PAPER, ...PAPER, ...close]))
  expect([...data(slim, 'PLTE')]).toEqual(PAPER.slice(0, 3))
})

test('a picture that is slim already stays as it is', () => {
  const slim = slimPng(png([0, ...PAPER, ...INK, ...PAPER]))
  expect(slimPng(slim)).toBe(slim)
})
