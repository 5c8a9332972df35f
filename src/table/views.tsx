import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { TextInput } from '@/ui/text-input'
import { useStoredValue } from '@/lib/use-stored-value'
import { removeView, addView, type SavedView, type SavedViews } from './saved-views'

interface ViewsProps {
  savedViews: SavedViews
  /** The name typed so far. */
  name: string
  onName: (name: string) => void
  /** The current state, as URL parameters. */
  currentSearch: string
  /** Returns whether a stored view, possibly of an earlier version, yields the current state. */
  isCurrent: (search: string) => boolean
  onChoose: (search: string) => void
}

/** In characters. */
const LONGEST_NAME = 60

/** Opens, saves, renames and deletes a person's named views. */
export function Views({ savedViews, name, onName, currentSearch, isCurrent, onChoose }: ViewsProps) {
  const views = useStoredValue(savedViews)
  const [viewToRename, setViewToRename] = useState<SavedView | null>(null)
  const [error, setError] = useState<string | undefined>()
  const field = useRef<HTMLInputElement>(null)
  const announce = useAnnounce()
  const currentView = views.find((view) => isCurrent(view.search))

  function saveViews(newViews: SavedView[], announcement: string) {
    if (!savedViews.write(newViews)) {
      savedViews.discardUnsaved()
      return setError('This browser blocks saving.')
    }
    onName('')
    setViewToRename(null)
    setError(undefined)
    announce(announcement)
  }

  function startRenaming(view: SavedView | null) {
    setViewToRename(view)
    onName(view?.name ?? '')
    setError(undefined)
    field.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const trimmedName = name.trim()
    if (trimmedName === '') return setError('Give the view a name.')
    if (trimmedName.length > LONGEST_NAME) return setError(`This name is too long: at most ${LONGEST_NAME} characters.`)
    const others = viewToRename === null ? views : removeView(views, viewToRename.name)
    if (viewToRename !== null && others.some((view) => view.name === trimmedName)) {
      return setError('Another view has this name.')
    }
    saveViews(
      addView(others, { name: trimmedName, search: viewToRename?.search ?? currentSearch }),
      `View ${trimmedName} saved.`,
    )
  }

  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Views</legend>
      {views.length === 0 ? (
        <p className="text-sm text-ink-soft">Save a search, filters, order and columns under a name on this device.</p>
      ) : (
        <ul aria-label="Your views" className="grid gap-1">
          {views.map((view) => (
            <li key={view.name} className="flex items-center">
              <button
                type="button"
                aria-current={view === currentView || undefined}
                onClick={() => {
                  onChoose(view.search)
                  announce(`View ${view.name} shown.`)
                }}
                className="min-h-11 min-w-0 flex-1 rounded-control px-3 py-2 text-left text-sm wrap-anywhere hover:bg-accent-soft aria-current:font-semibold aria-current:text-accent"
              >
                {view.name}
              </button>
              <IconButton
                label={`Rename view ${view.name}`}
                icon={<Pencil aria-hidden size={18} />}
                onClick={() => startRenaming(view)}
              />
              <IconButton
                label={`Delete view ${view.name}`}
                icon={<Trash2 aria-hidden size={18} />}
                onClick={() => {
                  saveViews(removeView(views, view.name), `View ${view.name} deleted.`)
                  // The clicked button was removed with its view.
                  field.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} noValidate className="mt-4 grid justify-items-start gap-3">
        <div className="w-full">
          <Field
            label={viewToRename === null ? 'Name of a new view' : `New name for ${viewToRename.name}`}
            error={error}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                autoComplete="off"
                value={name}
                onChange={(event) => onName(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div className="flex gap-2">
          <Button type="submit" size="small">
            {viewToRename === null ? 'Save view' : 'Rename'}
          </Button>
          {viewToRename !== null && (
            <Button size="small" variant="quiet" onClick={() => startRenaming(null)}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </fieldset>
  )
}
