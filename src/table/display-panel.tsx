import { Columns3 } from 'lucide-react'
import { useId } from 'react'
import { CheckBox } from '@/ui/check-box'
import { RadioGroup } from '@/ui/radio-group'
import { ToolPanel } from './tool-panel'
import type { Column, Display } from './rows'

interface DisplayPanelProps<Row> {
  columns: readonly Column<Row>[]
  display: Display
  onChange: (display: Display) => void
}

export function DisplayPanel<Row>({ columns, display: { hidden, density }, onChange }: DisplayPanelProps<Row>) {
  const densityName = useId()
  const hideable = columns.filter((column) => column.alwaysShown !== true)

  function show(id: string, shown: boolean) {
    const without = hidden.filter((other) => other !== id)
    onChange({ density, hidden: shown ? without : [...without, id] })
  }

  return (
    <ToolPanel
      label="Columns"
      icon={<Columns3 aria-hidden size={18} />}
      note={hidden.length === 0 ? undefined : `${hidden.length} hidden`}
    >
      <fieldset>
        <legend className="font-semibold">Columns</legend>
        {hideable.map(({ id, header }) => (
          <div key={id}>
            <CheckBox label={header} checked={!hidden.includes(id)} onChange={(shown) => show(id, shown)} />
          </div>
        ))}
      </fieldset>
      <div className="mt-4">
        <RadioGroup
          legend="Rows"
          name={densityName}
          options={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
          value={density}
          onChange={(value) => onChange({ hidden, density: value === 'compact' ? 'compact' : 'comfortable' })}
          inline
        />
      </div>
    </ToolPanel>
  )
}
