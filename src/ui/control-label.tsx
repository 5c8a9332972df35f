import type { Elements } from './elements'

/** A control's label, and `about` if several controls have the same label: `Delete`, `Seed banks`. */
export type ControlLabel =
  | { children: string; about?: string | undefined }
  | { children?: string | Elements; about?: undefined }

/** Returns both as an `aria-label`, or undefined. Visually hidden text would take a third of a list's layout time. */
export const getAccessibleName = (label: string | Elements, about: string | undefined): string | undefined =>
  typeof label === 'string' && about !== undefined ? `${label} ${about}` : undefined

/** Wraps a label beside an icon: without an element, a translated label would break when the icon changes. */
export const withIcon = (icon: Elements | undefined, label: string | Elements | undefined) =>
  icon ? (
    <>
      {icon}
      {typeof label === 'string' ? <span>{label}</span> : label}
    </>
  ) : (
    label
  )
