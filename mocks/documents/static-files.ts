import { guidelinesPdf } from './guidelines-pdf'
import { templateFiles } from './word-templates'

/** The date in the templates. It changes only when their texts do, so that making them again changes nothing. */
const date = new Date('2024-01-15T04:30:00Z')

/**
 * The files under /Templates/. They are made while this module loads, because a module run by
 * scripts/make-templates.mjs cannot import anything more after it was passed on.
 */
export const staticFiles = [
  { name: 'Application Guidelines.pdf', bytes: await guidelinesPdf({ date }) },
  ...(await templateFiles(date)),
]
