import { withModule } from '../../scripts/support/load.mjs'
import { createListBody } from '../rows.mjs'
import { measureMedians } from '../timing.mjs'

export const measureDecoding = () =>
  withModule('/bench/parts/decode-list.ts', (/** @type {typeof import('./decode-list.ts')} */ { decodeList }) => {
    const body = createListBody(10_000)
    const { ours, baseline } = measureMedians(
      () => decodeList(body),
      () => JSON.parse(body),
    )
    return [{ label: 'decoding 10,000 rows, including JSON.parse', unit: 'ms', ours, baseline, maxRatio: 4 }]
  })
