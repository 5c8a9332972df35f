import { LONG_TITLE as TITLE } from '@mocks/seed/long-texts'

export { SINHALA, TAMIL } from '@mocks/seed/long-texts'

/** Its scripts are elements of their own. */
const isIn = (element: Element | null): boolean => element?.textContent.includes(TITLE) ?? false

const showsTitle = (value: string, element: Element | null): boolean =>
  value.includes(TITLE) || (isIn(element) && !Array.from(element?.children ?? []).some(isIn))

/** The title of every application in the scenario of long texts: an unbreakable word, Sinhala, Tamil. As text, the title. */
export const LONG_TITLE = Object.assign(showsTitle, { toString: () => TITLE })
