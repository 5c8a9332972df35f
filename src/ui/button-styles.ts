import { classNames } from '@/lib/class-names'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'done'
export type ButtonSize = 'regular' | 'small' | 'icon'

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-deep hover:bg-accent-deep',
  secondary: 'border-rule-strong bg-raised text-ink hover:border-ink hover:bg-sunk',
  quiet: 'border-transparent text-accent hover:bg-accent-soft',
  danger: 'border-refused bg-raised text-refused hover:bg-refused hover:text-on-accent',
  // Already sent; can be sent again.
  done: 'border-transparent text-done hover:bg-done-soft',
}

const SIZES: Record<ButtonSize, string> = {
  regular: 'min-h-12 px-5 py-2',
  small:
    'min-h-9 px-3 py-1 whitespace-nowrap max-[22rem]:whitespace-normal in-[td]:gap-1 in-[td]:px-2 in-[td]:text-[0.875rem] in-[td]:leading-tight in-[td]:@min-[40rem]:min-h-7 in-[td]:@min-[40rem]:py-0 in-data-[density=compact]:min-h-7 in-data-[density=compact]:py-0',
  icon: 'relative size-9 shrink-0 in-data-[density=compact]:size-7',
}

export function buttonStyles(variant: ButtonVariant, size: ButtonSize, isBlocked = false): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border text-sm font-semibold no-underline print:hidden',
    'transition-colors duration-150 ease-quiet',
    SIZES[size],
    isBlocked ? 'border-dashed border-rule-strong bg-sunk text-ink-soft' : VARIANTS[variant],
  )
}
