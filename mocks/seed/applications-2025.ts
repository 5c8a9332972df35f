import { DECISIONS, STATUS } from '@/domain/status/status'
import type { ApplicationSeed } from './application-seed'
import { anjali, fathima, kavindu, nirmala, ruwan, sunil, vipula } from './people'

/** The call of 2025: running grants, with agreements, budgets and reports in progress. */

export const grantedAgreementNotReturned: ApplicationSeed = {
  applicationId: 7,
  purpose: 'The council has asked for the signed agreement and waits: the applicant has something to do.',
  owner: nirmala,
  status: STATUS.granted,
  submittedDate: '2025-04-02 09:14:55',
  form: {
    projectTitle: 'Invasive grasses along elephant corridors of the dry zone',
    leaveRequested: 'yes',
    leaveDate: '2026-01-05',
    leaveDuration: '6',
  },
  hod: { decision: DECISIONS.approved, remarks: 'The leave is covered.', date: '2025-05-05 10:00:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2025-05-07 10:00:00' },
  reviews: [
    { marks: '74', date: '2025-05-25 10:00:00' },
    { marks: '81', date: '2025-05-28 10:00:00' },
    { marks: '77', date: '2025-06-01 10:00:00' },
  ],
  grant: { startDate: '2025-09-01', period: '2 Years', amount: '1650000', grantedAt: '2025-06-16 10:00:00' },
  requested: true,
  files: {
    awardLetter: '2025-06-17 09:00:00',
    agreementurc: '2025-06-17 09:10:00',
  },
}

export const grantedBudgetPending: ApplicationSeed = {
  applicationId: 8,
  purpose: 'A budget revision waits for the council’s decision.',
  owner: nirmala,
  status: STATUS.granted,
  submittedDate: '2025-04-07 13:40:31',
  form: { projectTitle: 'Pollination of wild cinnamon and what the loss of stingless bees would cost' },
  hod: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2025-05-05 10:30:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2025-05-08 10:00:00' },
  reviews: [
    { marks: '90', date: '2025-05-20 10:00:00' },
    { marks: '86', date: '2025-05-30 10:00:00' },
    { marks: '92', date: '2025-05-31 10:00:00' },
  ],
  grant: { startDate: '2025-08-01', period: '3 Years', amount: '2750000', grantedAt: '2025-06-16 10:30:00' },
  requested: true,
  budget: { uploadedAt: '2026-11-12 15:20:00', decision: 'Pending' },
  files: {
    awardLetter: '2025-06-17 09:20:00',
    agreementurc: '2025-06-17 09:25:00',
    agreement: '2025-06-20 11:11:00',
    progress_midyear: '2026-02-04 10:00:00',
    budgetRevision: '2026-11-12 15:20:00',
  },
}

export const grantedNoAgreementYet: ApplicationSeed = {
  applicationId: 9,
  purpose: 'Granted, but the council has not uploaded its agreement: nothing can be signed.',
  owner: kavindu,
  status: STATUS.granted,
  submittedDate: '2025-04-09 10:02:18',
  form: { projectTitle: 'Dengue control with community-managed water storage: a cluster trial in Kurunegala' },
  hod: { decision: DECISIONS.approved, remarks: 'Ethics clearance is at hand.', date: '2025-05-06 10:00:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2025-05-09 10:00:00' },
  reviews: [
    { marks: '83', date: '2025-05-22 10:00:00' },
    { marks: '79', date: '2025-05-27 10:00:00' },
    { marks: '85', date: '2025-06-02 10:00:00' },
  ],
  grant: { startDate: '2027-01-01', period: '2 Years', amount: '2400000', grantedAt: '2026-11-16 10:00:00' },
  files: {
    awardLetter: '2026-11-17 09:00:00',
  },
}

export const deniedWithFreeTextMark: ApplicationSeed = {
  applicationId: 10,
  purpose: 'A reviewer wrote a sentence where the others wrote a number, and one never answered.',
  owner: kavindu,
  status: STATUS.denied,
  submittedDate: '2025-04-10 16:55:40',
  form: { projectTitle: 'Chronic kidney disease of unknown origin: a household register for Medawachchiya' },
  hod: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2025-05-06 11:00:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2025-05-09 11:00:00' },
  reviews: [
    { marks: '58', date: '2025-05-24 10:00:00' },
    { marks: 'Good, but it needs a second site', date: '2025-05-29 10:00:00' },
    { sent: true },
  ],
}

export const rejectedByHod: ApplicationSeed = {
  applicationId: 11,
  purpose: 'The HOD rejected with remarks before the Dean had answered.',
  owner: nirmala,
  status: STATUS.notApproved,
  submittedDate: '2025-04-15 08:33:27',
  form: { projectTitle: 'A field key to the ferns of the Knuckles range for schools' },
  hod: {
    decision: DECISIONS.rejected,
    remarks: 'Valuable, but it is teaching material rather than research. Please look at the education fund.',
    date: '2025-05-07 14:00:00',
  },
  dean: { sent: true },
}

export const rejectedAtOrdering2025: ApplicationSeed = {
  applicationId: 12,
  purpose: 'Not shortlisted in the year before.',
  owner: anjali,
  status: STATUS.notShortlisted,
  submittedDate: '2025-04-18 12:12:12',
  form: { projectTitle: 'Night shifts and medication errors in base hospitals' },
}

export const grantedBudgetRejected: ApplicationSeed = {
  applicationId: 13,
  purpose: 'The budget revision was rejected; two reports were never sent.',
  owner: ruwan,
  status: STATUS.granted,
  submittedDate: '2025-04-21 17:01:50',
  form: { projectTitle: 'Recycled plastics in rural road surfaces: two wet seasons on six test strips' },
  hod: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2025-05-08 10:00:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2025-05-12 10:00:00' },
  reviews: [
    { marks: '67', date: '2025-05-30 10:00:00' },
    { marks: '72', date: '2025-06-03 10:00:00' },
    { marks: '70', date: '2025-06-04 10:00:00' },
  ],
  grant: { startDate: '2025-10-01', period: '2 Years', amount: '1980000', grantedAt: '2025-06-17 09:00:00' },
  requested: true,
  budget: { uploadedAt: '2026-08-03 10:00:00', decision: 'Rejected' },
  files: {
    awardLetter: '2025-06-18 09:00:00',
    agreementurc: '2025-06-18 09:10:00',
    agreement: '2025-06-30 16:40:00',
    progress_midyear: '2026-04-09 10:00:00',
    budgetRevision: '2026-08-03 10:00:00',
  },
}

export const deniedTwoGoodMarks: ApplicationSeed = {
  applicationId: 14,
  purpose: 'Denied although two of three marks were good: the money ran out.',
  owner: vipula,
  status: STATUS.denied,
  submittedDate: '2025-04-24 09:50:05',
  form: { projectTitle: 'Cave inscriptions of the north-western province: photogrammetry and a new reading' },
  hod: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2025-05-09 10:00:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2025-05-13 10:00:00' },
  reviews: [
    { marks: '78', date: '2025-05-31 10:00:00' },
    { marks: '81', date: '2025-06-02 10:00:00' },
    { marks: '49', date: '2025-06-05 10:00:00' },
  ],
}

export const draftForgotten: ApplicationSeed = {
  applicationId: 15,
  purpose: 'A draft of an earlier call that nobody came back to.',
  owner: fathima,
  status: STATUS.draft,
  submittedDate: '2025-04-28 22:15:33',
  form: { projectTitle: 'Antibiotic residues in inland fish markets', researchFacilities: '' },
}

export const rejectedByBoth: ApplicationSeed = {
  applicationId: 16,
  purpose: 'HOD and Dean both rejected; the title is in Sinhala.',
  owner: sunil,
  status: STATUS.notApproved,
  submittedDate: '2025-04-29 10:44:00',
  form: { projectTitle: 'සිංහල ජනකවියේ ගොවි ජීවිතය: ක්ෂේත්‍ර අධ්‍යයනයක්' },
  hod: { decision: DECISIONS.rejected, remarks: 'The sample is too small.', date: '2025-05-12 09:00:00' },
  dean: { decision: DECISIONS.rejected, remarks: 'I agree with the head of department.', date: '2025-05-12 15:00:00' },
}
