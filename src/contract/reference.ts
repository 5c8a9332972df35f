import { endpoint } from './endpoint'
import { GET_FILE, GET_JSON, POST_MULTIPART } from '@/wire/contract/endpoint'
import { markers } from './markers'
import { phpDate, phpId, phpList, phpText, sentFile, sentId } from '@/wire/contract/php'
import { record } from './record'
import { z } from '@/lib/zod'

/** Returns every faculty, for the choice on the application form. */
export const listFaculties = endpoint({
  ...GET_JSON,
  path: '/FacultyDepartment.php',
  response: z.object({ faculties: phpList(record({ fid: phpId, faculty: phpText })) }),
  marker: markers.recordsOrError,
  columnTypes: 'text',
  action: 'use-public-pages',
  reads: ['faculties'],
  examples: [{ input: {}, output: { faculties: [{ facultyId: '1', faculty: 'Faculty of Science' }] } }],
})

/** Returns the departments of one faculty. */
export const listDepartments = endpoint({
  method: 'POST',
  path: '/FacultyDepartment.php',
  sends: 'json',
  responseType: 'json',
  request: record({ fid: sentId }),
  response: z.object({ departments: phpList(record({ did: phpId, department: phpText })) }),
  marker: markers.recordsOrError,
  action: 'use-public-pages',
  reads: ['faculties'],
  examples: [{ input: { facultyId: '1' }, output: { departments: [{ departmentId: '3', department: 'Botany' }] } }],
})

/** Returns the period for applications. Dates come with or without a time. A refusal counts as a closed period. */
export const getApplicationDates = endpoint({
  ...GET_JSON,
  path: '/ApplicationDates.php',
  response: record({ Open_Date: phpDate, Close_Date: phpDate }),
  marker: markers.statusSuccess,
  action: 'use-public-pages',
  reads: ['dates'],
  examples: [{ input: {}, output: { openDate: '2026-11-01 08:00:00', closeDate: '2026-11-30 16:00:00' } }],
})

/** Sets the period for applications. It takes two days, `YYYY-MM-DD`, two times, `HH:MM`, and the year. */
export const setApplicationDates = endpoint({
  ...POST_MULTIPART,
  path: '/ApplicationDates.php',
  request: record({
    Open_Date: z.string(),
    Time_1: z.string(),
    Close_Date: z.string(),
    Time_2: z.string(),
    Year: z.string(),
  }),
  marker: markers.statusSuccess,
  action: 'set-dates',
  changes: ['dates'],
  examples: [
    {
      input: { openDate: '2026-11-01', openTime: '08:00', closeDate: '2026-11-30', closeTime: '16:00', year: '2026' },
      output: { message: 'Application dates saved successfully.' },
    },
  ],
})

/** Returns the names of the files with evaluation criteria. */
export const listCriteria = endpoint({
  ...GET_JSON,
  path: '/Criteria.php',
  response: z.object({ criteria: phpList(phpText) }),
  marker: markers.recordsOrError,
  action: 'manage-criteria',
  reads: ['criteria'],
  examples: [{ input: {}, output: { criteria: ['Evaluation Criteria_URC Grants_1.docx'] } }],
})

/**
 * Stores a file with evaluation criteria. The legacy host keeps one: a new file replaces the last. It always prints
 * debug lines before the JSON. The word Error anywhere in the response means failure.
 */
export const uploadCriteria = endpoint({
  method: 'POST',
  path: '/Criteria.php',
  sends: 'multipart',
  responseType: 'text',
  request: z.object({ criteria: sentFile }),
  response: z.object({ criteria: phpText }),
  marker: markers.criteriaText,
  action: 'manage-criteria',
  // docs/host.md#what-is-printed-around-the-json
  debugOutput: 'array(1) {\n  ["criteria"]=> array(5) }\nUpload path: GrantData/CriteriaFiles\n',
  changes: ['criteria'],
  examples: [
    {
      input: { criteria: new File(['criteria'], 'criteria.docx') },
      output: { criteria: 'Evaluation Criteria_URC Grants_1.docx' },
    },
  ],
})

/** Returns one file with evaluation criteria, by its name in the list. The legacy host declares every file as a PDF. */
export const downloadCriteria = endpoint({
  ...GET_FILE,
  path: '/Criteria.php',
  request: record({ download: z.string() }),
  marker: markers.recordsOrError,
  action: 'manage-criteria',
  reads: ['criteria'],
  examples: [{ input: { fileName: 'Evaluation Criteria_URC Grants_1.docx' } }],
})
