import { useEffect } from 'react'
import { branding } from '@/branding'
import { formatInZone } from '@/domain/dates/zoned-time'
import { formatNumber } from '@/lib/format'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { DescriptionList } from '@/ui/description-list'
import { SCENARIOS } from '../seed/scenarios'
import type { World } from '../world'
import { faultText } from './fault-text'

interface ImportedStateProps {
  world: World
  reload: () => void
}

/** Says what was imported. Leaving it reloads the page behind it, whose data is older. */
export function ImportedState({ world, reload }: ImportedStateProps) {
  useEffect(() => reload, [reload])
  return (
    <div className="grid gap-4">
      <Banner tone="success" title="Imported" />
      <DescriptionList items={factsOf(world)} />
      <div>
        <Button variant="primary" onClick={reload}>
          Show it
        </Button>
      </div>
    </div>
  )
}

function factsOf({ scenario, rows, files, moment, person, faults = [] }: World) {
  return [
    { term: 'Scenario', description: `${SCENARIOS[scenario].label} (${scenario})` },
    { term: 'Applications', description: formatNumber(rows.applications.rows.length) },
    { term: 'People', description: formatNumber(rows.people.rows.length) },
    { term: 'Uploaded documents', description: formatNumber(files.size) },
    { term: 'Clock', description: formatInZone(new Date(moment), branding.timeZone.name) },
    { term: 'Logged in', description: person ?? 'As before' },
    { term: 'Failures', description: faults.map(faultText).join('; ') || 'None' },
  ]
}
