import { useCallback, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import type { TableState } from './rows'
import { createInitialState, readState, writeState, type TableSettings } from './search-params'
import { useEventCallback } from './use-event-callback'

export type ChangeState = (change: Partial<TableState>) => void

/** Holds table state in memory; a reload loses it. */
export function useLocalState<Row>({ initialSort, display }: TableSettings<Row>): [TableState, ChangeState] {
  const [state, setState] = useState(() => createInitialState(initialSort, display))
  const change = useCallback((changes: Partial<TableState>) => setState((last) => ({ ...last, ...changes })), [])
  return [state, change]
}

/**
 * Holds table state in the URL, so that it survives a reload and Back and can be shared. A local copy updates first,
 * because inputs that wait for the router to render would lose characters.
 */
export function useUrlState<Row>(settings: TableSettings<Row>): [TableState, ChangeState] {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const isBackNavigation = useNavigationType() === NavigationType.Pop
  const [state, setState] = useState(() => readState(params, settings))
  const [lastKey, setLastKey] = useState(location.key)

  // The URL was changed by Back or by a link to this screen.
  if (location.key !== lastKey) {
    setLastKey(location.key)
    if (isBackNavigation || !isWrittenByTable(location.state)) setState(readState(params, settings))
  }

  const isTableUpdate = isWrittenByTable(location.state) && !isBackNavigation
  const write = useAfterPaint(location.key, isTableUpdate, (next: TableState) => {
    setParams((before) => writeState(before, next, settings), {
      replace: true,
      preventScrollReset: true,
      state: { ...(isRecord(location.state) ? location.state : {}), byTable: true },
    })
  })

  const change = useEventCallback((changes: Partial<TableState>) => {
    const next = { ...state, ...changes }
    setState(next)
    // Changed rows are painted before the URL update. Other changes are rare.
    write(next, 'search' in changes || 'sort' in changes || 'filters' in changes ? 'after paint' : 'now')
  })
  return [state, change]
}

/**
 * Defers the URL update to the next paint; flushes it before any click, which may leave the page. Drops it if the URL
 * was changed elsewhere or the page was left before.
 */
function useAfterPaint<Value>(locationKey: string, isTableUpdate: boolean, call: (value: Value) => void) {
  const pendingUpdate = useRef<{ readonly value: Value; readonly key: string } | null>(null)
  const callLatest = useEventCallback((value: Value, requestedKey: string) => {
    if (requestedKey === locationKey || isTableUpdate) call(value)
  })
  useEffect(() => () => void (pendingUpdate.current = null), [])
  const flush = () => {
    removeEventListener('click', flush, { capture: true })
    if (pendingUpdate.current !== null) callLatest(pendingUpdate.current.value, pendingUpdate.current.key)
    pendingUpdate.current = null
  }
  return (value: Value, when: 'now' | 'after paint') => {
    const isScheduled = pendingUpdate.current !== null
    pendingUpdate.current = { value, key: locationKey }
    if (when === 'now') return flush()
    if (isScheduled) return
    requestAnimationFrame(() => setTimeout(flush))
    addEventListener('click', flush, { capture: true })
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isWrittenByTable(state: unknown): boolean {
  return isRecord(state) && state.byTable === true
}
