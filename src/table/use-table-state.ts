import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Filter, Sort, TableState } from './rows'
import { freshState, readState, writeState } from './search-params'

export type ChangeState = (change: Partial<TableState>) => void

/** State of a table that nobody needs to find again. */
export function useLocalState(initialSort: Sort | null): [TableState, ChangeState] {
  const [state, setState] = useState(() => freshState(initialSort))
  return [state, change => setState(last => ({ ...last, ...change }))]
}

/**
 * State of a table that stands in the address, so that it survives a reload and the way back, and can be
 * sent to a colleague. The typed text is kept here as well: the address follows a moment later, and a field
 * that waited for it would lose letters.
 */
export function useUrlState<Row>(
  filters: readonly Filter<Row>[],
  initialSort: Sort | null,
): [TableState, ChangeState] {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const [state, setState] = useState(() => readState(params, filters, initialSort))
  const [seenKey, setSeenKey] = useState(location.key)

  // Somebody else changed the address (a link to this very screen, the way back): the table follows it.
  if (location.key !== seenKey) {
    setSeenKey(location.key)
    if (!wroteIt(location.state)) setState(readState(params, filters, initialSort))
  }

  function change(part: Partial<TableState>) {
    const next = { ...state, ...part }
    setState(next)
    setParams(before => writeState(before, next, filters, initialSort), {
      replace: true,
      preventScrollReset: true,
      state: { ...(isRecord(location.state) ? location.state : {}), byTable: true },
    })
  }
  return [state, change]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function wroteIt(state: unknown): boolean {
  return isRecord(state) && state.byTable === true
}
