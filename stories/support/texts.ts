import { LONG_TITLE as TITLE } from '@mocks/seed/long-texts'

export { SINHALA, TAMIL } from '@mocks/seed/long-texts'

/** Matches elements around the title, because each script of the title has its own element. */
const containsTitle = (element: Element | null): boolean => element?.textContent.includes(TITLE) ?? false

const showsTitle = (value: string, element: Element | null): boolean =>
  value.includes(TITLE) || (containsTitle(element) && !Array.from(element?.children ?? []).some(containsTitle))

/** The title of every application in the scenario of long texts: an unbreakable word, Sinhala, Tamil. As text, the title. */
export const LONG_TITLE = Object.assign(showsTitle, { toString: () => TITLE })
