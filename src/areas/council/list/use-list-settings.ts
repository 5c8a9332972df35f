import { useMemo } from 'react'
import { useServices } from '@/api/services'
import { storedItems } from '@/api/stored-items'
import { savedViews } from '@/table/saved-views'

/**
 * What every list of the council has: its state in the address, its rows as a file, and views that each person names.
 * @param name of the list, in file names and in storage: `send-reviewers`
 */
export function useListSettings(name: string) {
  const { local, session } = useServices()
  const person = session.person?.id ?? ''
  return useMemo(
    () => ({ urlState: true, csvName: name, views: savedViews(local, storedItems.views(person, name)) }),
    [name, person, local],
  )
}
