import { branding } from '@/branding'
import { limits } from '@/domain/texts/limits'
import { formatInZone } from '@/domain/dates/zoned-time'
import type { WordBlock } from './word-document'
import { createWordDocument } from './word-document'

/** Criteria with the highest marks of each, which add up to `limits.highestMark`. */
const CRITERIA = [
  {
    name: 'Scientific merit',
    question: 'Is the question important, and does the proposal know what has been done?',
    marks: 30,
  },
  {
    name: 'Innovation',
    question: 'What is new in the question, the method or the way the disciplines work together?',
    marks: 20,
  },
  { name: 'Method and feasibility', question: 'Can this team do this work in this time with these means?', marks: 25 },
  { name: 'Benefit', question: 'What will the country, the university or the field gain?', marks: 15 },
  { name: 'Budget', question: 'Is every item needed, and is its cost justified?', marks: 10 },
] as const

export function createCriteriaDocx({ date }: { date: Date }): Promise<Uint8Array> {
  return createCouncilDocument('Evaluation Criteria', 'Multidisciplinary research grants', date, [
    {
      kind: 'paragraph',
      text: `Please mark the proposal by the five criteria below. The overall mark is their sum, from ${limits.lowestMark} to ${limits.highestMark}. Write a sentence or two for each criterion: the council reads the reasons before the numbers.`,
    },
    { kind: 'heading', text: 'Criteria and weights' },
    {
      kind: 'table',
      widths: [3, 6, 1.4],
      head: ['Criterion', 'Question', 'Marks'],
      rows: CRITERIA.map(({ name, question, marks }) => [name, question, String(marks)]),
    },
    { kind: 'heading', text: 'How to read a mark' },
    {
      kind: 'table',
      widths: [1.6, 7],
      head: ['Overall', 'Meaning'],
      rows: [
        ['80 to 100', 'To be funded as it stands.'],
        ['60 to 79', 'To be funded if money allows; small weaknesses.'],
        ['40 to 59', 'Worth writing again; not to be funded now.'],
        ['0 to 39', 'Not to be funded.'],
      ],
    },
    { kind: 'heading', text: 'Conflicts of interest' },
    {
      kind: 'paragraph',
      text: 'Tell the council before you begin if you are related to an investigator or work in the same department. Do so too if you published together in the last three years, or expect to gain from the decision.',
    },
    { kind: 'heading', text: 'Confidentiality' },
    {
      kind: 'paragraph',
      text: `Please keep the proposal to yourself and delete it after the review. Reviews are returned within ${limits.reviewDays} days. Applicants do not learn your name.`,
    },
  ])
}

export interface EvaluationReport {
  applicationId: string
  projectTitle: string
  reviewer: string
  /** Free text, as the reviewer typed it. */
  marks: string
  remarks: readonly string[]
  date: Date
}

export function createEvaluationReportDocx(report: EvaluationReport): Promise<Uint8Array> {
  return createCouncilDocument('Evaluation Report', `Application ${report.applicationId}`, report.date, [
    {
      kind: 'table',
      widths: [2.4, 7],
      rows: [
        ['Project', report.projectTitle],
        ['Reviewer', report.reviewer],
        ['Overall mark', report.marks],
        ['Date', formatInZone(report.date, branding.timeZone.name).replace(/,.*/, '')],
      ],
    },
    { kind: 'heading', text: 'Assessment' },
    ...report.remarks.map((text): WordBlock => ({ kind: 'paragraph', text })),
    { kind: 'heading', text: 'Criteria considered' },
    {
      kind: 'table',
      widths: [3, 7],
      head: ['Criterion', 'Question'],
      rows: CRITERIA.map(({ name, question }) => [name, question]),
    },
  ])
}

export function createCouncilDocument(
  title: string,
  kicker: string,
  writtenAt: Date,
  blocks: readonly WordBlock[],
): Promise<Uint8Array> {
  const foot = `${branding.council}, ${branding.university}`
  return createWordDocument({ title, kicker, foot, author: branding.council, writtenAt, blocks })
}
