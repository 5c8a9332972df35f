import { LONG_TITLE as TITLE } from '@mocks/seed/long-texts'

export { SINHALA, TAMIL } from '@mocks/seed/long-texts'

/** The title of every application in the scenario of long texts: a word that does not break, Sinhala, Tamil. */
export const LONG_TITLE = new RegExp(TITLE)
