import { branding } from '@/branding'
import type { Block } from '@/pdf/layout/blocks'
import { typeset } from '@/pdf/layout/typeset'
import { loadFont } from '@/pdf/layout/load-font'

/** Typesets the guidelines linked on the home page. */
export function createGuidelinesPdf({ date }: { date: Date }): Promise<Uint8Array> {
  return typeset(
    {
      title: 'Application Guidelines',
      kicker: 'Multidisciplinary research grants',
      runningHead: { left: 'Application Guidelines', right: branding.council },
      footer: branding.university,
      author: branding.council,
      printedAt: date,
      blocks: [...introduction, ...procedure, ...documents, ...steps, ...afterwards],
    },
    loadFont,
  )
}

const introduction: Block[] = [
  {
    kind: 'paragraph',
    text: `The ${branding.council} of the ${branding.university} supports research that brings two or more disciplines together. These guidelines say who may apply, what to prepare, how to apply, and how the council decides.`,
  },
  { kind: 'heading', text: 'Who may apply' },
  {
    kind: 'list',
    items: [
      'The principal investigator is a member of the permanent academic staff.',
      'At least one co-investigator comes from another department, faculty or university.',
      'A foreign collaborator is welcome but not required.',
      'Sabbatical leave in the next 2 years does not exclude you. Say when it starts and how long it lasts. In your proposal, name the person who runs the project meanwhile.',
      'A grantee whose progress report is overdue may apply again once it has been submitted.',
    ],
  },
]

const procedure: Block[] = [
  { kind: 'heading', text: 'Procedure' },
  {
    kind: 'paragraph',
    text: 'Applications are accepted between the open and the close date shown on the home page of the portal. A draft can be prepared at any time.',
  },
  {
    kind: 'table',
    columns: [
      { header: 'Stage', widthRatio: 2 },
      { header: 'Who', widthRatio: 2.2 },
      { header: 'What happens', widthRatio: 5 },
    ],
    rows: [
      [
        'Submission',
        'Applicant',
        'The application and its four documents are submitted in the portal. You receive an email with the application number.',
      ],
      [
        'Shortlisting',
        'Council',
        'The council checks that the application is complete and within its scope, and shortlists or rejects it.',
      ],
      [
        'Approval',
        'Head of department and Dean',
        'Each reads the application and approves or rejects it, with remarks.',
      ],
      [
        'Review',
        'External reviewers',
        'Each reviewer marks the proposal from 0 to 100 against the published criteria, within 14 days.',
      ],
      [
        'Decision',
        'Council',
        'The council grants or denies the application. Grants are recorded with their amount, start date and period.',
      ],
      [
        'Agreement',
        'Applicant',
        'The signed agreement is uploaded within one week. The first instalment is paid after that.',
      ],
    ],
    emptyText: '',
  },
]

const documents: Block[] = [
  { kind: 'heading', text: 'Required documents' },
  {
    kind: 'paragraph',
    text: 'Each document is uploaded as one PDF file. Templates for the proposal and the budget are on the home page and beside the upload fields.',
  },
  {
    kind: 'table',
    columns: [
      { header: 'Document', widthRatio: 2.4 },
      { header: 'What it holds', widthRatio: 6 },
    ],
    rows: [
      [
        'Project Proposal',
        'Background, objectives, methods, work plan, expected results and references; up to 12 pages in the template’s headings.',
      ],
      [
        'Project Budget',
        'Personnel, equipment, consumables, travel and other costs for each year, in LKR, with a sentence that justifies each item.',
      ],
      [
        'Project CV',
        'The principal investigator’s CV with degrees, positions, grants and the publications of the last five years; up to 4 pages.',
      ],
      ['Co-investigators CVs', 'The CVs of all co-investigators in one file; up to 2 pages each.'],
    ],
    emptyText: '',
  },
  { kind: 'subheading', text: 'Before you upload' },
  {
    kind: 'list',
    items: [
      'Save the document as a PDF from the program you wrote it in. Renaming a Word file to .pdf does not make it one.',
      'Do not protect the file with a password: reviewers could not open it.',
      'Open the file once and look at its last page, to be sure that it is complete.',
    ],
  },
]

const steps: Block[] = [
  { kind: 'heading', text: 'Steps of applying' },
  {
    kind: 'list',
    isNumbered: true,
    items: [
      'Sign up with your university email address, then log in and choose Apply New Grant.',
      'Profile: who you are, your position, degree and field, and whether sabbatical leave falls in the next 2 years.',
      'Project: the title, your previous grants, three links to publications, funding from outside, and the research facilities you have. Title and facilities hold up to 1,000 characters each.',
      'Investigators: at least one co-investigator with department and university, and the foreign collaborator if there is one.',
      'Uploads: the four documents listed above.',
      'Reviewers: people who could review the project, with email address and affiliation. They must not be from your department, nor have published with you in the last three years.',
      'Press Finish and Submit. The button is there between the open and the close date. You can download the submitted application as a PDF under View Applied Grants.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Your entries are kept on the device you type on, so you can stop and come back. Use the same device and browser, or save a copy to a file.',
  },
]

const afterwards: Block[] = [
  { kind: 'heading', text: 'How applications are judged' },
  {
    kind: 'table',
    columns: [
      { header: 'Criterion', widthRatio: 3 },
      { header: 'Question to the reviewer', widthRatio: 6 },
      { header: 'Marks', widthRatio: 1, align: 'right' },
    ],
    rows: [
      ['Scientific merit', 'Is the question important, and does the proposal know what has been done?', '30'],
      ['Innovation', 'What is new in the question, the method or the way the disciplines work together?', '20'],
      ['Method and feasibility', 'Can this team do this work in this time with these means?', '25'],
      ['Benefit', 'What will the country, the university or the field gain?', '15'],
      ['Budget', 'Is every item needed, and is its cost justified?', '10'],
    ],
    emptyText: '',
  },
  { kind: 'heading', text: 'After the award' },
  {
    kind: 'list',
    items: [
      'Progress reports are due mid-year, at the end of the year and at the end of the project. Submit each within two weeks of the council’s request.',
      'A change of the budget needs a budget revision, approved before the money is spent.',
      'Publications name the council as the source of funds.',
    ],
  },
  { kind: 'heading', text: 'Questions' },
  { kind: 'paragraph', text: `Write to the ${branding.council}, ${branding.address}.` },
]
