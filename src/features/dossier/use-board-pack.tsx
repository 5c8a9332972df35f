import type { TogetherAction } from '@/table/bulk'
import { DossierDialog } from './dossier-dialog'
import { useDossier } from './use-dossier'

/**
 * One PDF of the chosen applications, as an action of a list: `bulk={{ ..., together: [boardPack.action] }}`, with
 * `boardPack.dialog` anywhere on the screen.
 */
export function useBoardPack<Row>(idOf: (row: Row) => string) {
  const { state, make, close } = useDossier()
  const action: TogetherAction<Row> = { label: 'Board pack', onChosen: (rows) => make({ appIds: rows.map(idOf) }) }
  return { action, dialog: state && <DossierDialog title="Board pack" state={state} onClose={close} /> }
}
