import { useCallback, useEffect, useState } from 'react'
import { branding } from '@/branding'
import { formatInZone } from '@/domain/dates/zoned-time'
import { formatNumber } from '@/lib/format'
import { saveBlob } from '@/lib/save-blob'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { FileDrop } from '@/ui/file-drop'
import { Skeleton } from '@/ui/skeleton'
import { WorldFileError } from '../world-file'
import type { World } from '../world'
import { SCENARIOS } from '../seed/scenarios'
import { formatFault } from './format-fault'
import type { Recording } from '../implementation'
import type { MockView } from './mock-view'
import { useConditions } from './use-conditions'
import type { Elements } from '@/ui/elements'

const ZONE = branding.timeZone.name

export function StatesPanel({ view: { states, conditions } }: { view: MockView }) {
  const { recording } = useConditions(conditions)
  const [savedAt, setSavedAt] = useState<number | null>()
  const [failure, setFailure] = useState<string | null>(null)
  const loadSavedAt = useCallback(() => void states.getSavedAt().then((moment) => setSavedAt(moment ?? null)), [states])
  useEffect(loadSavedAt, [loadSavedAt])

  const [imported, setImported] = useState<World | Recording>()

  const attempt = (change: Promise<void>) => {
    setFailure(null)
    change.then(loadSavedAt, (error: unknown) => setFailure(formatError(error)))
  }
  if (imported)
    return (
      <ImportedState
        facts={'calls' in imported ? getRecordingFacts(imported) : getWorldFacts(imported)}
        reload={states.reload}
      />
    )
  if (savedAt === undefined) return <Skeleton />
  return (
    <div className="grid gap-8">
      {failure !== null && (
        <Banner tone="error" title="Nothing was changed">
          {failure}
        </Banner>
      )}
      <Section id="saved" title="In this browser">
        <p className="text-ink-soft">
          {savedAt === null
            ? 'Nothing is saved yet.'
            : `Saved on ${formatInZone(new Date(savedAt), ZONE)}. Save replaces it.`}
        </p>
        <div className="flex gap-2">
          <Button onClick={() => attempt(states.save())}>Save</Button>
          {savedAt !== null && <Button onClick={() => attempt(states.restore())}>Restore</Button>}
        </div>
      </Section>
      <Section id="file" title="As a file">
        <p className="text-ink-soft">
          Everything that the host has, with uploaded documents, the clock, who is logged in and what fails. For another
          browser or a bug report. Import also takes a recording of a real host.
        </p>
        <div>
          <Button onClick={() => attempt(states.exportFile().then((file) => saveBlob(file, createFileName())))}>
            Export
          </Button>
        </div>
        <FileDrop
          label="Import"
          accept=".json"
          files={[]}
          onAdd={([file]) => file && attempt(states.importFile(file).then(setImported))}
          onRemove={() => undefined}
        />
      </Section>
      {recording && (
        <Section id="recording" title="A recording is played">
          <DescriptionList items={getRecordingFacts(recording)} />
          <div>
            <Button
              onClick={() => {
                conditions.set({ recording: null })
                states.reload()
              }}
            >
              Stop playing it
            </Button>
          </div>
        </Section>
      )}
    </div>
  )
}

/** Uses the computer's date, because the demo's clock may show another day. */
const createFileName = () => `demo-state-${new Date().toISOString().slice(0, 10)}.json`

const formatError = (error: unknown): string =>
  error instanceof WorldFileError
    ? error.message
    : 'The state is one of another version of the demo, or this browser has no room for it.'

function Section({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <section aria-labelledby={`states-${id}`} className="grid gap-3">
      <h3 id={`states-${id}`} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}

interface ImportedStateProps {
  facts: ReturnType<typeof getWorldFacts>
  reload: () => void
}

/** Lists the imported facts. Closing the panel reloads the portal, which still shows the previous state. */
function ImportedState({ facts, reload }: ImportedStateProps) {
  useEffect(() => reload, [reload])
  return (
    <div className="grid gap-4">
      <Banner tone="success" title="Imported" />
      <DescriptionList items={facts} />
      <div>
        <Button variant="primary" onClick={reload}>
          Show it
        </Button>
      </div>
    </div>
  )
}

function getWorldFacts({ scenario, rows, files, moment, person, faults = [] }: World) {
  return [
    { term: 'Scenario', description: `${SCENARIOS[scenario].label} (${scenario})` },
    { term: 'Applications', description: formatNumber(rows.applications.rows.length) },
    { term: 'People', description: formatNumber(rows.people.rows.length) },
    { term: 'Uploaded documents', description: formatNumber(files.size) },
    { term: 'Clock', description: formatInZone(new Date(moment), branding.timeZone.name) },
    { term: 'Logged in', description: person ?? 'As before' },
    { term: 'Failures', description: faults.map(formatFault).join('; ') || 'None' },
  ]
}

const getRecordingFacts = ({ calls, moment }: Recording) => [
  { term: 'Recorded', description: formatInZone(new Date(moment), ZONE) },
  { term: 'Calls', description: formatNumber(calls.length) },
]
