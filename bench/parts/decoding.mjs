import { withModule } from '../../scripts/support/load.mjs'
import { listBody } from '../rows.mjs'
import { mediansOf } from '../timing.mjs'

export const decoding = () =>
  withModule('/bench/parts/decode-list.ts', (/** @type {typeof import('./decode-list.ts')} */ { decodeList }) => {
    const body = listBody(10_000)
    const { ours, floor } = mediansOf(
      () => decodeList(body),
      () => JSON.parse(body),
    )
    return [{ what: 'decoding 10,000 rows, JSON.parse among it', unit: 'ms', ours, floor, reach: 4 }]
  })
