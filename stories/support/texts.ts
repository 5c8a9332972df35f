import { LONG_TITLE as TITLE } from '@mocks/seed/long-texts'

export { SINHALA, TAMIL } from '@mocks/seed/long-texts'

/** The title of every application in the scenario of long texts: an unbreakable word, Sinhala, Tamil. */
export const LONG_TITLE = new RegExp(TITLE)
