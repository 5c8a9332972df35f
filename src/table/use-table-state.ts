import { useCallback, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import type { TableState } from './rows'
import { freshState, readState, writeState, type Choices } from './search-params'
import { useEventCallback } from './use-event-callback'

export type ChangeState = (change: Partial<TableState>) => void

/** Holds table state in memory; a reload loses it. */
export function useLocalState<Row>({ initialSort, display }: Choices<Row>): [TableState, ChangeState] {
  const [state, setState] = useState(() => freshState(initialSort, display))
  const change = useCallback((part: Partial<TableState>) => setState((last) => ({ ...last, ...part })), [])
  return [state, change]
}

/**
 * Holds table state in the URL, so that it survives a reload and Back and can be shared. A local copy updates first:
 * inputs would lose characters if they waited for the router to render.
 */
export function useUrlState<Row>(choices: Choices<Row>): [TableState, ChangeState] {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const cameBack = useNavigationType() === NavigationType.Pop
  const [state, setState] = useState(() => readState(params, choices))
  const [seenKey, setSeenKey] = useState(location.key)

  // The URL was changed elsewhere, by Back or a link to this screen.
  if (location.key !== seenKey) {
    setSeenKey(location.key)
    if (cameBack || !wroteIt(location.state)) setState(readState(params, choices))
  }

  const isOurs = wroteIt(location.state) && !cameBack
  const write = useAfterPaint(location.key, isOurs, (next: TableState) => {
    setParams((before) => writeState(before, next, choices), {
      replace: true,
      preventScrollReset: true,
      state: { ...(isRecord(location.state) ? location.state : {}), byTable: true },
    })
  })

  const change = useEventCallback((part: Partial<TableState>) => {
    const next = { ...state, ...part }
    setState(next)
    // Changes of the rows are painted before the URL update; other changes are rare.
    write(next, 'search' in part || 'sort' in part || 'filters' in part ? 'after paint' : 'now')
  })
  return [state, change]
}

/**
 * Defers the URL update to the next paint; flushes it before any click, which may leave the page. Drops it if the URL
 * was changed elsewhere or the page was left before.
 */
function useAfterPaint<Value>(key: string, isOurs: boolean, call: (value: Value) => void) {
  const waiting = useRef<{ readonly value: Value; readonly key: string } | null>(null)
  const callNewest = useEventCallback((value: Value, requestedAt: string) => {
    if (requestedAt === key || isOurs) call(value)
  })
  useEffect(() => () => void (waiting.current = null), [])
  const flush = () => {
    removeEventListener('click', flush, { capture: true })
    if (waiting.current !== null) callNewest(waiting.current.value, waiting.current.key)
    waiting.current = null
  }
  return (value: Value, when: 'now' | 'after paint') => {
    const isScheduled = waiting.current !== null
    waiting.current = { value, key }
    if (when === 'now') return flush()
    if (isScheduled) return
    requestAnimationFrame(() => setTimeout(flush))
    addEventListener('click', flush, { capture: true })
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function wroteIt(state: unknown): boolean {
  return isRecord(state) && state.byTable === true
}
