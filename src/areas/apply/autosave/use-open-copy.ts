import { guidance } from '@/domain/texts/guidance'
import { readCopy } from '@/features/drafts/saved-copy'
import { copyIntoMemory } from '@/lib/readable-file'
import { useAlerts } from '@/ui/alerts'
import { useApplication } from '../application-context'

/** Replaces the draft with a saved copy; asks first if something would be lost. */
export function useOpenCopy() {
  const { draft, state } = useApplication()
  const alerts = useAlerts()

  return async (file: File | undefined) => {
    if (!file) return
    const inMemory = await copyIntoMemory(file).catch(() => null)
    if (!inMemory) {
      await alerts.show(`${file.name}: ${guidance.fileNotRead}`, { tone: 'error' })
      return
    }
    const copy = await readCopy(inMemory)
    if (!copy) {
      await alerts.show('This file is not a saved copy of an application.', { tone: 'error' })
      return
    }
    const question = 'Open the saved copy? It replaces all answers and files of this draft.'
    if (
      state.saved.state === 'nothing' ||
      (await alerts.confirm(question, { confirmLabel: 'Replace', tone: 'danger' }))
    )
      void draft.replace(copy)
  }
}
