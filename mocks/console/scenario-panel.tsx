import { useState } from 'react'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { RadioGroup } from '@/ui/radio-group'
import { Skeleton } from '@/ui/skeleton'
import type { Store } from '../model/store'
import { SCENARIOS, type Scenario } from '../seed/scenarios'
import type { MockView } from './mock-view'
import { useStoreData } from './use-store-data'

const OPTIONS = Object.entries(SCENARIOS).map(([value, { label, purpose }]) => ({ value, label, hint: purpose }))

const isScenario = (value: string): value is Scenario => value in SCENARIOS

const readScenario = ({ scenario }: Store) => scenario

export function ScenarioPanel({ view }: { view: MockView }) {
  const current = useStoreData(view, readScenario)
  return current ? <ScenarioForm current={current} restart={view.restart} /> : <Skeleton />
}

interface ScenarioFormProps {
  current: Scenario
  restart: MockView['restart']
}

function ScenarioForm({ current, restart }: ScenarioFormProps) {
  const [selected, setSelected] = useState(current)
  const [state, setState] = useState<'choosing' | 'starting' | 'failed'>('choosing')
  const start = () => {
    setState('starting')
    restart(selected).catch(() => setState('failed'))
  }
  return (
    <div className="grid justify-items-start gap-5">
      <RadioGroup
        legend="Scenario"
        name="scenario"
        options={OPTIONS}
        value={selected}
        onChange={(value) => isScenario(value) && setSelected(value)}
      />
      <Banner tone="warning" title="This deletes whatever was done in this demo">
        Applications, e-mails, drafts and log-ins begin again with the scenario, in every tab of this browser.
      </Banner>
      {state === 'failed' && (
        <Banner tone="error" title="The demo could not be started anew">
          This browser did not store it. Free some space on this device, then try again.
        </Banner>
      )}
      <Button variant="primary" busy={state === 'starting'} busyLabel="Starting..." onClick={start}>
        Start anew
      </Button>
    </div>
  )
}
