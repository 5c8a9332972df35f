import type { ReactElement } from 'react'

/**
 * Children without bare text nodes. The translation of a browser replaces text nodes, and React then cannot update or
 * remove them.
 */
export type Elements = ReactElement | readonly Elements[] | boolean | null | undefined
