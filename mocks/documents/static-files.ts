import { guidelinesPdf } from './guidelines-pdf'
import { templateFiles } from './word-templates'

/** The day that the templates carry. It moves only when their words do, so that making them again changes nothing. */
const date = new Date('2024-01-15T04:30:00Z')

/**
 * What stands under /Templates/ (wire 7). It is made while this module loads, because a module run by
 * scripts/make-templates.mjs cannot import anything more once it has been handed over.
 */
export const staticFiles = [
  { name: 'Application Guidelines.pdf', bytes: await guidelinesPdf({ date }) },
  ...(await templateFiles(date)),
]
