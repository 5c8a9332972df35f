import { useEffect, useState, type ReactNode } from 'react'
import { branding } from '@/branding'
import { dateTimeInZone, formatInZone } from '@/domain/zoned-time'
import { saveBlob } from '@/lib/save-blob'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { FileDrop } from '@/ui/file-drop'
import { Skeleton } from '@/ui/skeleton'
import { TextInput } from '@/ui/text-input'
import { WorldFileError } from '../world-file'
import type { MockView, States } from './mock-view'

const ZONE = branding.timeZone.name

/** What this browser can go back to. */
async function readStates({ undoable, saved }: States) {
  const [steps, worlds] = await Promise.all([undoable(), saved()])
  return { steps, worlds }
}

/** Goes back to an earlier state, and saves, exports and imports states. */
export function StatesPanel({ view: { states, subscribe } }: { view: MockView }) {
  const [found, setFound] = useState<Awaited<ReturnType<typeof readStates>>>()
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const read = () => void readStates(states).then(setFound)
    read()
    return subscribe(read)
  }, [states, subscribe])

  const attempt = (change: Promise<void>) => {
    setFailure(null)
    change.then(
      () => void readStates(states).then(setFound),
      (error: unknown) => setFailure(reasonOf(error)),
    )
  }
  if (!found) return <Skeleton />
  return (
    <div className="grid gap-8">
      {failure !== null && (
        <Banner tone="error" title="Nothing was changed">
          {failure}
        </Banner>
      )}
      <Section id="undo" title="Undo">
        {found.steps.length === 0 && <p className="text-ink-soft">Nothing has been changed yet.</p>}
        <ol aria-label="What can be undone, the last first" className="grid gap-2">
          {found.steps.map(({ name, at, id }, index) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="wrap-anywhere">
                <span className="text-sm text-ink-soft tabular-nums">
                  {dateTimeInZone(new Date(at), ZONE).slice(11)}
                </span>{' '}
                {name}
              </span>
              <Button size="small" onClick={() => attempt(states.undo(index + 1))}>
                Back to before this<span className="sr-only"> {name}</span>
              </Button>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="saved" title="Saved in this browser">
        <SaveState onSave={(name) => attempt(states.save(name))} />
        <ul aria-label="Saved states" className="grid gap-2">
          {found.worlds.map((world) => (
            <li key={world.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="wrap-anywhere">
                {world.name} <span className="text-sm text-ink-soft">{formatInZone(new Date(world.moment), ZONE)}</span>
              </span>
              <span className="flex gap-2">
                <Button size="small" onClick={() => attempt(states.restore(world))}>
                  Restore<span className="sr-only"> {world.name}</span>
                </Button>
                <Button size="small" variant="quiet" onClick={() => attempt(states.forget(world.id))}>
                  Delete<span className="sr-only"> {world.name}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="file" title="As a file">
        <p className="text-ink-soft">
          Everything that the host knows, with the documents that were uploaded, for another browser or a bug report.
        </p>
        <div>
          <Button onClick={() => attempt(states.takeFile().then((file) => saveBlob(file, fileName())))}>Export</Button>
        </div>
        <FileDrop
          label="Import"
          accept=".json"
          files={[]}
          onAdd={([file]) => file && attempt(states.readFile(file))}
          onRemove={() => undefined}
        />
      </Section>
    </div>
  )
}

/** The date is that of this computer: that of the demo says little about when it was exported. */
const fileName = () => `demo-state-${new Date().toISOString().slice(0, 10)}.json`

const reasonOf = (error: unknown): string =>
  error instanceof WorldFileError
    ? error.message
    : 'The state is one of another version of the demo, or this browser has no room for it.'

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`states-${id}`} className="grid gap-3">
      <h3 id={`states-${id}`} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}

function SaveState({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('')
  const trimmed = name.trim()
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed === '') return
        onSave(trimmed)
        setName('')
      }}
    >
      <Field label="Name of this state">
        {(control) => <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <Button type="submit" disabledReason={trimmed === '' ? 'Enter a name.' : undefined}>
        Save
      </Button>
    </form>
  )
}
