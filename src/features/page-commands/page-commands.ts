import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Something that can be done with what the page shows at this moment. */
export interface PageCommand {
  /** As a command, with what it is about: "Find 12_2026 in Send Reviewers". */
  readonly label: string
  readonly run: () => void
}

let offered: readonly PageCommand[] = []
const listeners = new Set<() => void>()

function change(next: readonly PageCommand[]): void {
  offered = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Offers commands in the search of the portal while the component is on the page: those that can be done at this moment. */
export function usePageCommands(commands: readonly PageCommand[]): void {
  const labels = commands.map(({ label }) => label).join('\n')
  const runAt = useEffectEvent((index: number) => commands[index]?.run())
  useEffect(() => {
    if (labels === '') return undefined
    const mine = labels.split('\n').map((label, index) => ({ label, run: () => runAt(index) }))
    change([...offered, ...mine])
    return () => change(offered.filter((other) => !mine.includes(other)))
  }, [labels])
}

/** The commands of what is on the page now. */
export const useOfferedCommands = (): readonly PageCommand[] => useSyncExternalStore(subscribe, () => offered)
