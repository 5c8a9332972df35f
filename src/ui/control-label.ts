import type { ReactNode } from 'react'

/** What a control says and, where several of a page say the same, what each is about: `Delete`, `Seed banks`. */
export type ControlLabel =
  | { children: string; about?: string | undefined }
  | { children?: ReactNode; about?: undefined }

/**
 * The name for screen readers that has both; undefined where the label is enough. An attribute, because a browser lays out
 * text that is visually hidden like any other: a third of the layout of a list.
 */
export const nameWithAbout = (label: ReactNode, about: string | undefined): string | undefined =>
  typeof label === 'string' && about !== undefined ? `${label} ${about}` : undefined
