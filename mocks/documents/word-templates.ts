import type { WordBlock } from './word-document'
import { createCouncilDocument } from './council-documents'

interface Template {
  /** Must equal the linked name under /Templates/ byte for byte (docs/host.md#templates). */
  file: string
  title: string
  kicker: string
  blocks: readonly WordBlock[]
}

const createHeading = (text: string): WordBlock => ({ kind: 'heading', text })
const createHint = (text: string): WordBlock => ({ kind: 'hint', text })
const createSpace = (lines: number): WordBlock => ({ kind: 'space', lines })
const createEmptyTable = (head: readonly string[], widths: readonly number[], rows: number): WordBlock => ({
  kind: 'table',
  widths,
  head,
  rows: Array.from({ length: rows }, () => head.map(() => '')),
})

const createSection = (title: string, advice: string): WordBlock[] => [
  createHeading(title),
  createHint(advice),
  createSpace(2),
]

const projectFacts: WordBlock = {
  kind: 'table',
  widths: [3.4, 7],
  rows: [
    ['Application ID', ''],
    ['Project title', ''],
    ['Principal investigator', ''],
    ['Department and faculty', ''],
    ['Co-investigators', ''],
  ],
}

const declaration: WordBlock[] = [
  createHeading('Declaration'),
  { kind: 'paragraph', text: 'What is said above is complete and correct to the best of my knowledge.' },
  {
    kind: 'table',
    widths: [3, 7],
    rows: [
      ['Name', ''],
      ['Signature', ''],
      ['Date', ''],
    ],
  },
]

const costs = ['Personnel', 'Equipment', 'Consumables', 'Travel', 'Other costs']

const moneySpent: WordBlock[] = [
  createHeading('Money spent'),
  createHint(
    'In LKR, from the start of the project to the day of this report. Explain any item that differs from the budget by more than 10 per cent.',
  ),
  {
    kind: 'table',
    widths: [3.4, 2, 2, 2],
    head: ['Item', 'Approved', 'Spent', 'Balance'],
    rows: [...costs, 'Total'].map((item) => [item, '', '', '']),
  },
]

const results: WordBlock[] = [
  createHeading('Publications and other results'),
  createHint('Articles, theses, data sets, patents, talks. Give the identifier or address of each.'),
  createEmptyTable(['Kind', 'Title and where it appeared', 'Address'], [1.2, 5, 3], 4),
]

const TEMPLATES: readonly Template[] = [
  {
    file: 'Project Proposal.docx',
    title: 'Project Proposal',
    kicker: 'Template',
    blocks: [
      createHint(
        'Write up to 12 pages under these headings. Delete the advice in italics, save the document as a PDF, and upload that in step 4 of the application.',
      ),
      projectFacts,
      ...createSection('Summary', 'Up to 200 words that a reader from another discipline can follow.'),
      ...createSection(
        'Background',
        'What is known, what is not, and why it matters. Cite the work that the reviewers will look for.',
      ),
      ...createSection('Objectives', 'Two to four, each of which can be checked at the end.'),
      ...createSection(
        'Methods',
        'What you will do, where, with whom and with which instruments; how the data are analysed and kept. Say how the disciplines work together.',
      ),
      createHeading('Work plan'),
      createEmptyTable(['Activity', 'Starts', 'Ends', 'Who'], [4, 2, 2, 3], 6),
      ...createSection('Expected results', 'Publications, theses, data, and who will use them.'),
      ...createSection(
        'Ethics and risks',
        'Approvals needed for work with people or animals; what could go wrong, and what you would do then.',
      ),
      ...createSection('References', 'In the style of your field.'),
    ],
  },
  {
    file: 'Project Budget.docx',
    title: 'Project Budget',
    kicker: 'Template',
    blocks: [
      createHint(
        'All amounts in LKR. Give a quotation for every item of equipment above LKR 100,000. Save the document as a PDF and upload that in step 4 of the application.',
      ),
      projectFacts,
      ...costs.flatMap((title): WordBlock[] => [
        createHeading(title),
        createEmptyTable(['Item', 'Year 1', 'Year 2', 'Why it is needed'], [4, 1.6, 1.6, 4], 3),
      ]),
      createHeading('Total'),
      createEmptyTable(['Year 1', 'Year 2', 'Both years'], [1, 1, 1], 1),
    ],
  },
  {
    file: 'Budget Revisions.docx',
    title: 'Budget Revision',
    kicker: 'Template',
    blocks: [
      createHint('Ask for a revision before the money is spent. The total stays within the approved amount.'),
      projectFacts,
      createHeading('Items that change'),
      createEmptyTable(['Item', 'Approved', 'Spent so far', 'Asked for'], [3.4, 2, 2, 2], 7),
      ...createSection(
        'Reasons',
        'For each item: why the approved amount no longer fits, and what the change makes possible.',
      ),
      ...createSection('Effect on the project', 'Objectives, work plan and end date, if they change.'),
      ...declaration,
    ],
  },
  // The portal links to this misspelt name.
  progressTemplate('Six Months Progresss Evaluation.docx', 'Six Months Progress Evaluation', 'the first six months'),
  progressTemplate('One Year Progress Evaluation.docx', 'One Year Progress Evaluation', 'the first year'),
  {
    file: 'Final Report Evaluation.docx',
    title: 'Final Report Evaluation',
    kicker: 'Template',
    blocks: [
      projectFacts,
      ...createSection('Summary', 'Up to 300 words for readers outside the university. The council may publish it.'),
      createHeading('Objectives and what became of them'),
      createEmptyTable(['Objective', 'Reached', 'Evidence, or why not'], [4, 2, 5], 4),
      ...createSection('Findings', 'What is known now that was not known before.'),
      ...results,
      ...createSection('People trained', 'Names, degrees and dates.'),
      ...moneySpent,
      ...createSection('Equipment', 'What was bought, its inventory number, and where it stands now.'),
      ...createSection('What comes next', 'Further work, further funds, and who uses the results.'),
      ...declaration,
    ],
  },
]

function progressTemplate(file: string, title: string, period: string): Template {
  return {
    file,
    title,
    kicker: 'Template',
    blocks: [
      createHint(`This report covers ${period} of the project. It is due within two weeks of the council’s request.`),
      projectFacts,
      createHeading('Objectives and progress'),
      createEmptyTable(['Objective', 'Done, in per cent', 'What was done'], [4, 2, 5], 4),
      ...createSection('Changes to the plan', 'Delays, changes of method or of people, and what was done about them.'),
      ...results,
      ...moneySpent,
      ...createSection('Next steps', 'What will be done before the next report.'),
      ...declaration,
    ],
  }
}

export interface WordFile {
  name: string
  bytes: Uint8Array
}

export function templateFiles(date: Date): Promise<WordFile[]> {
  return Promise.all(
    TEMPLATES.map(async ({ file, title, kicker, blocks }) => ({
      name: file,
      bytes: await createCouncilDocument(title, kicker, date, blocks),
    })),
  )
}
