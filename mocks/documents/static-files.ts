import { createGuidelinesPdf } from './guidelines-pdf'
import { templateFiles } from './word-templates'

/** Change only with the texts, so that the generated files stay identical. */
const date = new Date('2024-01-15T04:30:00Z')

/** Generated with top-level await: modules run by scripts/make-templates.mjs cannot import more later. */
export const staticFiles = [
  { name: 'Application Guidelines.pdf', bytes: await createGuidelinesPdf({ date }) },
  ...(await templateFiles(date)),
]
