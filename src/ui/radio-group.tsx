import { useId, type Ref } from 'react'
import { classNames } from '@/lib/class-names'
import { joinIds, FieldError } from './field'

interface RadioGroupProps {
  legend: string
  /** Groups the radios; must be unique on the page. */
  name: string
  /** The `hint` of an option is shown below its label. */
  options: ReadonlyArray<{ value: string; label: string; hint?: string }>
  /** Value of the chosen option; empty if none is chosen. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Shown below the legend. */
  hint?: string | undefined
  error?: string | undefined
  /** Places options side by side if there is room, as for yes and no. */
  inline?: boolean
  /** The id of the first radio, if a link from an error has to target it. */
  id?: string
  /** The first radio. */
  ref?: Ref<HTMLInputElement>
}

export function RadioGroup({ legend, options, hint, error, inline = false, ...rest }: RadioGroupProps) {
  const ownId = useId()
  const { id = ownId, name, value, onChange, onBlur, ref } = rest
  return (
    <fieldset aria-describedby={joinIds(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`)}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mb-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className={classNames('flex', inline ? 'flex-wrap gap-x-8' : 'flex-col')}>
        {options.map((option, index) => (
          <label key={option.value} className="flex min-h-11 items-start gap-3 py-2">
            <input
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className="mt-0.75 size-5 shrink-0 rounded-full"
            />
            <span>
              <span>{option.label}</span>
              {option.hint !== undefined && <span className="block text-sm text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
