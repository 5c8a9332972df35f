import type { ReactElement } from 'react'

/** Children without bare text, for a place beside siblings that come and go: a text needs an element of its own there. */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined
