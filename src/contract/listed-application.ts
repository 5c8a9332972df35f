import { phpDate, phpId, phpText } from '@/wire/contract/php'

/** Columns that most lists of the council have. */
export const listedColumns = { app_ID: phpId, projectTitle: phpText, submittedDate: phpDate }

export const demoTitle = 'Seed banks of montane forests'

export const demoListed = { applicationId: '12', projectTitle: demoTitle, submittedDate: '2026-11-10' }
