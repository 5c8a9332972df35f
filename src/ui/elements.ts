import type { ReactElement } from 'react'

/** Children without bare text nodes. A translating browser replaces those, and React then fails to remove or update them. */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined
