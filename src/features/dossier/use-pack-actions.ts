import type { BulkAction } from '@/table/bulk-actions'
import { useDossier } from './use-dossier'

export function usePackActions<Row>(idOf: (row: Row) => string): readonly BulkAction<Row>[] {
  const make = useDossier()
  return [
    { label: 'Board pack', onChosen: (rows) => make({ appIds: rows.map(idOf) }) },
    { label: 'All originals as ZIP', onChosen: (rows) => make({ appIds: rows.map(idOf), isOriginals: true }) },
  ]
}
