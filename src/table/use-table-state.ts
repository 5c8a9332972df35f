import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import type { TableState } from './rows'
import { freshState, readState, writeState, type Choices } from './search-params'

export type ChangeState = (change: Partial<TableState>) => void

/** Table state in memory, which need not survive a reload. */
export function useLocalState<Row>({ initialSort, display }: Choices<Row>): [TableState, ChangeState] {
  const [state, setState] = useState(() => freshState(initialSort, display))
  return [state, (change) => setState((last) => ({ ...last, ...change }))]
}

/**
 * Table state in the URL, so that it survives a reload and Back, and can be sent to a colleague. The state is also kept
 * here: the URL is updated a moment later, and an input that waited for it would lose characters.
 */
export function useUrlState<Row>(choices: Choices<Row>): [TableState, ChangeState] {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const cameBack = useNavigationType() === NavigationType.Pop
  const [state, setState] = useState(() => readState(params, choices))
  const [seenKey, setSeenKey] = useState(location.key)

  // The URL was changed elsewhere (a link to this same screen, Back): the table follows it.
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
