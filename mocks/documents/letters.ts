import { branding } from '@/branding'
import { formatHostDate } from '@/domain/dates/host-date'
import { limits } from '@/domain/texts/limits'
import { formatLkr } from '@/domain/money/money'
import { formatInZone } from '@/domain/dates/zoned-time'
import type { Block, Field } from '@/pdf/layout/blocks'
import { typeset } from '@/pdf/layout/typeset'
import { loadFont } from '@/pdf/layout/load-font'

export interface Award {
  applicationId: string
  projectTitle: string
  applicant: string
  /** `YYYY-MM-DD`. */
  startDate: string
  /** Free text such as `2 Years`. */
  period: string
  /** In LKR. */
  amount: string
  date: Date
}

/** `signed` fills in the grantee's signature. */
export function createAgreementPdf(award: Award & { signed: boolean }): Promise<Uint8Array> {
  const { applicant, date, signed } = award
  return typesetLetter(award, 'Grant agreement', award.projectTitle, [
    {
      kind: 'paragraph',
      text: `This agreement is made between the ${branding.council} of the ${branding.university} (the council) and ${applicant} (the grantee).`,
    },
    { kind: 'fields', rows: createTermFields(award) },
    { kind: 'heading', text: 'Terms of the grant' },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'The grant is used only for the project named above and within the budget that the council has approved.',
        'A change of the budget needs a budget revision. No money is moved before the council has approved it.',
        'The grantee submits a mid-year, a year-end and a final progress report, each within two weeks of the council’s request.',
        'Equipment bought from the grant belongs to the university and stays with the grantee’s department.',
        'Work with people or animals starts only after the ethics committee of the faculty has approved it.',
        'Publications name the council as the source of funds, with the application number of the project.',
        'The university’s auditors may look at the accounts of the project at any time.',
        'Money that is not spent at the end of the period is returned within thirty days.',
        'The council may withdraw the grant if these terms are not kept, after it has heard the grantee.',
      ],
    },
    { kind: 'heading', text: 'Signatures' },
    {
      kind: 'paragraph',
      text: signed
        ? `Read, accepted and signed by ${applicant} on ${formatDay(date)}.`
        : `Please sign this agreement and upload the signed copy within ${limits.agreementDays} days.`,
    },
    {
      kind: 'signatures',
      people: [
        { name: branding.director, role: `Director, ${branding.council}` },
        { name: applicant, role: 'Grantee' },
      ],
    },
  ])
}

export function createAwardLetterPdf(award: Award): Promise<Uint8Array> {
  const { applicant, date } = award
  return typesetLetter(award, 'Award letter', `Award of a research grant: ${award.projectTitle}`, [
    { kind: 'paragraph', text: formatDay(date) },
    { kind: 'paragraph', text: `Dear ${applicant},` },
    {
      kind: 'paragraph',
      text: `We are pleased to tell you that the ${branding.council} has approved your application for funding. It follows the recommendation of the external reviewers, your head of department and your dean.`,
    },
    { kind: 'fields', rows: createTermFields(award) },
    { kind: 'heading', text: 'What happens next' },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Read the grant agreement in the portal, under View Applied Grants.',
        `Sign it and upload the signed copy within ${limits.agreementDays} days. The first instalment is paid after that.`,
        'Order equipment through the supplies division of the university, quoting your application number.',
        'Keep the receipts: the progress reports ask what was spent.',
      ],
    },
    { kind: 'paragraph', text: 'We congratulate you and your co-investigators, and wish the project every success.' },
    { kind: 'signatures', people: [{ name: branding.director, role: `Director, ${branding.council}` }] },
  ])
}

function createTermFields({ applicationId, projectTitle, applicant, startDate, period, amount }: Award): Field[] {
  return [
    { label: 'Application ID', value: applicationId },
    { label: 'Project', value: projectTitle },
    { label: 'Principal investigator', value: applicant },
    { label: 'Start date', value: formatHostDate(startDate) },
    { label: 'Period', value: period },
    { label: 'Approved amount', value: formatLkr(amount) },
  ]
}

function typesetLetter({ applicationId, date }: Award, kicker: string, title: string, blocks: Block[]) {
  return typeset(
    {
      title,
      kicker,
      runningHead: { left: `${branding.university}, ${branding.council}`, right: `Application ${applicationId}` },
      footer: branding.address,
      author: branding.council,
      printedAt: date,
      blocks,
    },
    loadFont,
  )
}

/** Formats a day in the council's time zone: `30 Nov 2026`. */
function formatDay(instant: Date): string {
  return formatInZone(instant, branding.timeZone.name).replace(/,.*/, '')
}
