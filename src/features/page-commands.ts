import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { createStore } from '@/lib/create-store'

export interface PageCommand {
  /** A command with its object, such as "Find 12_2026 in Send Reviewers". */
  readonly label: string
  readonly run: () => void
}

const offered = createStore<readonly PageCommand[]>([])

/** Offers commands in the palette while the component is mounted. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const labels = commands.map(({ label }) => label).join('\n')
  const runAt = useEffectEvent((index: number) => commands[index]?.run())
  useEffect(() => {
    if (labels === '') return undefined
    const mine = labels.split('\n').map((label, index) => ({ label, run: () => runAt(index) }))
    offered.set([...offered.snapshot(), ...mine])
    return () => offered.set(offered.snapshot().filter((other) => !mine.includes(other)))
  }, [labels])
}

export const useOfferedCommands = (): readonly PageCommand[] =>
  useSyncExternalStore(offered.subscribe, offered.snapshot)
