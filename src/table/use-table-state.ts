import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import type { TableState } from './rows'
import { freshState, readState, writeState, type Choices } from './search-params'

export type ChangeState = (change: Partial<TableState>) => void

/** State of a table that nobody needs to find again. */
export function useLocalState<Row>({ initialSort }: Choices<Row>): [TableState, ChangeState] {
  const [state, setState] = useState(() => freshState(initialSort))
  return [state, (change) => setState((last) => ({ ...last, ...change }))]
}

/**
 * State of a table that stands in the address, so that it survives a reload and the way back, and can be
 * sent to a colleague. The typed text is kept here as well: the address follows a moment later, and a field
 * that waited for it would lose letters.
 */
export function useUrlState<Row>(choices: Choices<Row>): [TableState, ChangeState] {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const cameBack = useNavigationType() === NavigationType.Pop
  const [state, setState] = useState(() => readState(params, choices))
  const [seenKey, setSeenKey] = useState(location.key)

  // Somebody else changed the address (a link to this very screen, the way back): the table follows it.
  if (location.key !== seenKey) {
    setSeenKey(location.key)
    if (cameBack || !wroteIt(location.state)) setState(readState(params, choices))
  }

  function change(part: Partial<TableState>) {
    const next = { ...state, ...part }
    setState(next)
    setParams((before) => writeState(before, next, choices), {
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
