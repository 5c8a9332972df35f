import { LEFT_OUT_WORDS, type LeftOut } from '@/pdf/dossier/dossier-content'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { DossierState } from './use-dossier'

interface DossierDialogProps {
  title: 'Dossier' | 'Board pack'
  state: DossierState
  onClose: () => void
}

/** The progress of the binding, and what could not be bound. Closing the dialog stops it. */
export function DossierDialog({ title, state, onClose }: DossierDialogProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{state.phase === 'making' ? 'Cancel' : 'Done'}</Button>}
    >
      {state.phase === 'making' && <Making progress={state.progress} />}
      {state.phase === 'made' && <Made fileName={state.fileName} leftOut={state.leftOut} />}
      {state.phase === 'failed' && (
        <Banner tone="error" title={`The ${title.toLowerCase()} could not be made.`}>
          Nothing was changed. Close this window and try again; with many large documents, take fewer at once.
        </Banner>
      )}
    </Dialog>
  )
}

function Making({ progress }: { progress: Extract<DossierState, { phase: 'making' }>['progress'] }) {
  const { done = 0, of = 1, doing = 'Asking for the case' } = progress ?? {}
  return (
    <div className="grid gap-3">
      <progress aria-label="Documents bound" value={done} max={of} className="h-2 w-full accent-accent" />
      <p role="status" className="wrap-anywhere">
        {progress && `${Math.min(done + 1, of)} of ${of}: `}
        {doing}
      </p>
    </div>
  )
}

function Made({ fileName, leftOut }: { fileName: string; leftOut: readonly LeftOut[] }) {
  const problems = leftOut.filter(({ because }) => because !== 'missing')
  return (
    <div className="grid gap-4">
      <p role="status">
        Saved as {fileName}.{leftOut.length > 0 && ' Its list of documents names what is not in it.'}
      </p>
      {problems.length > 0 && (
        <Banner tone="warning" title="These documents could not be bound.">
          <ul className="grid gap-2">
            {problems.map(({ id, label, because }) => (
              <li key={`${id} ${label}`}>
                <p className="font-semibold">
                  {id}, {label}
                </p>
                <p>{LEFT_OUT_WORDS[because]}</p>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
