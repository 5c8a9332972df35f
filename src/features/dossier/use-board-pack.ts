import type { BulkAction } from '@/table/bulk'
import { useDossier } from './use-dossier'

export function useBoardPack<Row>(idOf: (row: Row) => string): BulkAction<Row> {
  const make = useDossier()
  return { label: 'Board pack', onChosen: (rows) => make({ appIds: rows.map(idOf) }) }
}
