import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { IconButton } from './icon-button'

/** A password input with a Show button; paste and password managers work. Accepts `<input>` attributes but `type`. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        className="control pr-13"
      />
      <div className="absolute inset-y-0 right-0.5 grid items-center">
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
        />
      </div>
    </div>
  )
}
