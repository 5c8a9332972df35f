import { DECISIONS, STATUS } from '@/domain/status/status'
import { makeEmptyForm } from '@/domain/application/application-form'
import type { ApplicationSeed } from './application-seed'
import { anjali, dilshan, fathima, kavindu, nirmala, priya, ruwan, sunil, vipula } from './people'

/** The two calls of 2026: the first is being decided on, the second is open. */

export const approvedNobodyInvited: ApplicationSeed = {
  applicationId: 17,
  purpose: 'HOD and Dean have approved; no reviewer has been invited.',
  owner: fathima,
  status: STATUS.approved,
  submittedDate: '2026-02-09 09:30:12',
  form: { projectTitle: 'Carbapenem-resistant bacteria in hospital drains of the Kandy district' },
  hod: { decision: DECISIONS.approved, remarks: 'The laboratory is ready.', date: '2026-10-26 10:00:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2026-10-28 10:00:00' },
}

export const approvedOneReviewIn: ApplicationSeed = {
  applicationId: 18,
  purpose: 'One review is in, one reviewer was invited, one was not.',
  owner: nirmala,
  status: STATUS.approved,
  submittedDate: '2026-02-12 14:08:41',
  form: { projectTitle: 'Peat swamps of Muthurajawela as a carbon store: depth, age and loss' },
  hod: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2026-10-19 10:00:00' },
  dean: {
    decision: DECISIONS.approved,
    remarks: 'Approved, subject to the permit of the wildlife department.',
    date: '2026-10-22 10:00:00',
  },
  reviews: [{ marks: '78', date: '2026-11-10 18:20:00' }, { sent: true }, undefined],
}

export const approvedMarkOfZero: ApplicationSeed = {
  applicationId: 19,
  purpose: 'All three have answered: a number, a nought and a sentence. Ready to be granted or denied.',
  owner: dilshan,
  status: STATUS.approved,
  submittedDate: '2026-02-16 11:11:11',
  form: { projectTitle: 'Soil carbon under home gardens of the wet and intermediate zones' },
  hod: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2026-10-12 10:00:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2026-10-14 10:00:00' },
  reviews: [
    { marks: '81', date: '2026-10-30 10:00:00' },
    { marks: '0', date: '2026-11-02 10:00:00' },
    { marks: 'A minus, with reservations about sampling', date: '2026-11-04 10:00:00' },
  ],
}

export const grantedThisYear: ApplicationSeed = {
  applicationId: 20,
  purpose: 'Granted a week ago: agreement uploaded and not yet asked for.',
  owner: priya,
  status: STATUS.granted,
  submittedDate: '2026-02-18 10:36:07',
  form: { projectTitle: 'Tank cascades and flood peaks: forty years of satellite images against village memory' },
  hod: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2026-10-05 10:00:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2026-10-07 10:00:00' },
  reviews: [
    { marks: '93', date: '2026-10-21 10:00:00' },
    { marks: '87', date: '2026-10-23 10:00:00' },
    { marks: '89', date: '2026-10-26 10:00:00' },
  ],
  grant: { startDate: '2027-01-01', period: '2 Years', amount: '2250000', grantedAt: '2026-11-13 10:00:00' },
  files: {
    agreementurc: '2026-11-16 09:00:00',
  },
}

export const shortlistedHodPending: ApplicationSeed = {
  applicationId: 21,
  purpose: 'The Dean has approved, the HOD was asked and has not answered: the status stays.',
  owner: nirmala,
  status: STATUS.shortlisted,
  submittedDate: '2026-11-02 08:47:19',
  form: { projectTitle: 'Epiphytic orchids on tea-estate shade trees: a refuge or a trap' },
  hod: { sent: true },
  dean: { decision: DECISIONS.approved, remarks: 'A good use of the estates.', date: '2026-11-18 16:10:00' },
}

export const shortlistedNothingRequested: ApplicationSeed = {
  applicationId: 22,
  purpose: 'Shortlisted; neither HOD nor Dean has been asked.',
  owner: kavindu,
  status: STATUS.shortlisted,
  submittedDate: '2026-11-03 15:29:58',
  form: { projectTitle: 'Heat stress among outdoor workers: wearable sensors in the Hambantota harbour' },
}

export const shortlistedDeanPending: ApplicationSeed = {
  applicationId: 23,
  purpose: 'The HOD has approved, the Dean was asked.',
  owner: ruwan,
  status: STATUS.shortlisted,
  submittedDate: '2026-11-03 17:02:30',
  form: { projectTitle: 'Low-cost tilt sensors for slopes above schools: an early warning of landslides' },
  hod: { decision: DECISIONS.approved, remarks: 'Students will take part.', date: '2026-11-17 09:25:00' },
  dean: { sent: true },
}

export const rejectedAtOrdering: ApplicationSeed = {
  applicationId: 24,
  purpose: 'Rejected in the call that is open: it was outside the scheme.',
  owner: vipula,
  status: STATUS.notShortlisted,
  submittedDate: '2026-11-04 10:00:00',
  form: { projectTitle: 'Travel to the congress of South Asian epigraphy' },
}

export const submittedWithSinhalaName: ApplicationSeed = {
  applicationId: 25,
  purpose: 'Name and title are in Sinhala: on the page, in lists and in the PDF.',
  owner: sunil,
  status: STATUS.submitted,
  submittedDate: '2026-11-05 09:20:00',
  abstract:
    'Newspapers of the nineteenth century show a language in the making. We photograph three titles held in temple libraries, transcribe them, and publish a corpus that can be searched.',
  form: {
    projectTitle:
      'දහනව වන සියවසේ සිංහල පුවත්පත්: ඩිජිටල් පාඨ සංහිතාවක් (A digital corpus of nineteenth-century Sinhala newspapers)',
    coInvestigators: [
      { name: 'ආචාර්ය තිළිණි මාල්දෙණිය', affiliation: 'Department of Sinhala, University of Samanala' },
      { name: 'Mr Irfan Saleem', affiliation: 'Department of Computer Engineering, University of Samanala' },
    ],
  },
}

export const submittedWithTamilName: ApplicationSeed = {
  applicationId: 26,
  purpose: 'Name and title are in Tamil.',
  owner: priya,
  status: STATUS.submitted,
  submittedDate: '2026-11-09 11:05:42',
  form: {
    projectTitle: 'யாழ்ப்பாணக் கிணறுகளின் நீர்த்தரம் (Water quality of the wells of Jaffna: a citizens’ survey)',
    coInvestigators: [{ name: 'கலாநிதி அருள் நடேசன்', affiliation: 'Department of Chemistry, University of Samanala' }],
  },
}

export const submittedEmptyColumns: ApplicationSeed = {
  applicationId: 27,
  purpose: 'Every column that can be empty is: what an old import left behind.',
  owner: dilshan,
  status: STATUS.submitted,
  submittedDate: '2026-11-10 00:00:00',
  isIncomplete: true,
  form: makeEmptyForm(),
}

export const submittedWithoutFiles: ApplicationSeed = {
  applicationId: 28,
  purpose: 'The submission broke off after its first stage: no files and no rows.',
  owner: anjali,
  status: STATUS.submitted,
  submittedDate: '2026-11-13 23:58:59',
  isIncomplete: true,
  form: { projectTitle: 'Family carers of people with dementia: a respite programme run from village clinics' },
}

export const draftWithoutFiles: ApplicationSeed = {
  applicationId: 29,
  purpose: 'A draft with half its answers and none of its files.',
  owner: nirmala,
  status: STATUS.draft,
  submittedDate: '2026-11-14 20:41:03',
  form: {
    projectTitle: 'Mangrove restoration and shrimp farms: who gains at Puttalam lagoon',
    projectInvolved: '',
    outsideGrants: '',
    researchFacilities: '',
    coInvestigators: [],
  },
  nominations: 1,
}

export const draftReadyToSubmit: ApplicationSeed = {
  applicationId: 30,
  purpose: 'A draft that lacks nothing: it can be submitted as it is.',
  owner: kavindu,
  status: STATUS.draft,
  submittedDate: '2026-11-18 21:07:45',
  form: { projectTitle: 'Vaccine confidence of new mothers: what clinics hear and what they answer' },
  files: {
    proposal: '2026-11-18 21:07:45',
    projectBudget: '2026-11-18 21:07:45',
    cvPrincipalInvestigator: '2026-11-18 21:07:45',
    cvCoInvestigators: '2026-11-18 21:07:45',
  },
}

export const submittedLastNight: ApplicationSeed = {
  applicationId: 31,
  purpose: 'The newest of the second applicant.',
  owner: kavindu,
  status: STATUS.submitted,
  submittedDate: '2026-11-19 22:16:08',
  form: { projectTitle: 'Air pollution and asthma admissions along the Colombo port access road' },
}

export const submittedThisMorning: ApplicationSeed = {
  applicationId: 32,
  purpose: 'The newest of all: submitted on the morning of the demo.',
  owner: nirmala,
  status: STATUS.submitted,
  submittedDate: '2026-11-20 08:12:00',
  form: {
    projectTitle: 'Flowering times of forest trees: three centuries of temple chronicles and herbarium sheets',
    grantRows: [
      {
        fundingSource: 'University research grant',
        period: '01/07/2024-30/06/2026',
        currency: 'LKR',
        amount: '1850000',
      },
      {
        fundingSource: 'Highland Conservation Trust',
        period: '01/01/2022-31/12/2022',
        currency: 'USD',
        amount: '4000',
      },
    ],
  },
}
