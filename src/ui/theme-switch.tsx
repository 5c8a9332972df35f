import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'

export type Theme = 'system' | 'light' | 'dark'

const THEMES = [
  { value: 'system', label: 'As the system', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const

interface ThemeSwitchProps {
  value: Theme
  /** The caller applies and stores the theme. */
  onChange: (theme: Theme) => void
}

/** Three native radios styled as one segmented control; uses `currentColor`, so it works on any background. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-control border border-current/30 p-0.5">
      <legend className="sr-only">Colours</legend>
      {THEMES.map(({ value: theme, label, icon: Icon }) => (
        <label
          key={theme}
          title={label}
          className="grid size-9 place-items-center rounded-control opacity-75 hover:opacity-100 has-checked:bg-current/15 has-checked:opacity-100 has-focus-visible:outline-3 has-focus-visible:outline-current"
        >
          <input
            type="radio"
            name={name}
            checked={value === theme}
            onChange={() => onChange(theme)}
            className="sr-only"
          />
          <Icon aria-hidden size={17} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
