import { branding } from '@/branding'
import type { Block } from '@/pdf/layout/blocks'
import { loadFont } from '@/pdf/layout/load-font'
import { typeset } from '@/pdf/layout/typeset'
import { needOf, questionSteps, type Question, type QuestionSection } from './questions'

/** Typesets the page of questions. Loaded on demand. */
export const questionsPdf = (title: string, lead: string, printedAt: Date): Promise<Uint8Array> =>
  typeset(
    {
      title,
      kicker: branding.council,
      runningHead: { left: title, right: branding.council },
      footer: branding.university,
      author: branding.council,
      printedAt,
      blocks: [
        { kind: 'paragraph', text: lead },
        ...questionSteps.flatMap((step): Block[] => [
          { kind: 'heading', text: step.title },
          ...step.sections.flatMap(blocksOf),
        ]),
      ],
    },
    loadFont,
  )

const blocksOf = ({ title, questions }: QuestionSection): Block[] => [
  ...(title === undefined ? [] : [{ kind: 'subheading', text: title } as const]),
  {
    kind: 'table',
    columns: [
      { header: 'Question', widthRatio: 5 },
      { header: 'Answer', widthRatio: 6 },
      { header: '', widthRatio: 1.6 },
    ],
    rows: questions.flatMap(rowsOf),
    emptyText: '',
  },
]

const rowsOf = (question: Question): string[][] => [
  [question.label, answerText(question), needOf(question)],
  ...(question.parts ?? []).map(({ label, answer }) => [`– ${label}`, answer, '']),
]

const answerText = ({ answer, template }: Question): string =>
  template === undefined ? answer : `${answer}. A template is on the home page of the portal.`
