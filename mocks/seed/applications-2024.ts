import { DECISIONS, STATUS } from '@/domain/status/status'
import type { ApplicationSeed } from './application-seed'
import { anjali, dilshan, kavindu, nirmala, priya, ruwan } from './people'

/** The call of 2024: everything is finished, except a final report. */

export const grantedAllReportsIn: ApplicationSeed = {
  applicationId: 1,
  purpose: 'A grant from beginning to end: every file that an application can have is there.',
  owner: nirmala,
  status: STATUS.granted,
  submittedDate: '2024-03-11 10:24:36',
  abstract:
    'Montane forests of the central highlands burn more often than they did. We ask which trees can come back from the seeds that lie in the soil, how long these stay alive, and what a fire of which heat leaves of them.',
  form: {
    projectTitle: 'Soil seed banks of montane cloud forests: what survives a fire',
    outsideGrants: 'yes',
    fundingRows: [{ fundingOrganization: 'Highland Conservation Trust', fundingAmount: '300000' }],
    foreignCollaborators: 'Prof. Ingrid Lindqvist',
    foreignCollaboratorAffiliation: 'Department of Ecology, Fjord University',
  },
  hod: {
    decision: DECISIONS.approved,
    remarks: 'The field stations are available for both years.',
    date: '2024-04-08 09:12:00',
  },
  dean: {
    decision: DECISIONS.approved,
    remarks: 'Supported. The faculty provides the vehicle.',
    date: '2024-04-10 14:40:00',
  },
  reviews: [
    { marks: '82', date: '2024-04-29 16:05:00' },
    { marks: '76', date: '2024-05-02 08:51:00' },
    { marks: '79', date: '2024-05-06 11:30:00' },
  ],
  grant: { startDate: '2024-07-01', period: '2 Years', amount: '1850000', grantedAt: '2024-05-20 10:00:00' },
  requested: true,
  budget: { uploadedAt: '2025-01-20 09:45:00', decision: 'Approved' },
  files: {
    awardLetter: '2024-05-21 09:00:00',
    agreementurc: '2024-05-21 09:05:00',
    agreement: '2024-05-26 13:20:00',
    progress_midyear: '2025-01-12 10:10:00',
    progress_endyear: '2025-07-14 15:02:00',
    progress_final: '2026-07-22 09:33:00',
    budgetRevision: '2025-01-20 09:45:00',
  },
}

export const rejectedAtOrdering2024: ApplicationSeed = {
  applicationId: 2,
  purpose: 'The oldest rejection: not shortlisted, so HOD and Dean were never asked.',
  owner: kavindu,
  status: STATUS.notShortlisted,
  submittedDate: '2024-03-14 15:47:02',
  form: { projectTitle: 'Screen time and sleep of schoolchildren in two divisional secretariats' },
}

export const deniedAfterLowMarks: ApplicationSeed = {
  applicationId: 3,
  purpose: 'Approved by HOD and Dean, denied for its marks.',
  owner: dilshan,
  status: STATUS.denied,
  submittedDate: '2024-03-18 09:05:44',
  form: { projectTitle: 'Biochar from rice husk as a carrier of slow-release nitrogen' },
  hod: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2024-04-09 10:00:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2024-04-11 10:00:00' },
  reviews: [
    { marks: '41', date: '2024-04-27 10:00:00' },
    { marks: '38', date: '2024-05-03 17:25:00' },
    { marks: '55', date: '2024-05-04 12:00:00' },
  ],
}

export const grantedFinalReportOverdue: ApplicationSeed = {
  applicationId: 4,
  purpose: 'The final report is still to be asked for; the applicant’s name is in Tamil.',
  owner: priya,
  status: STATUS.granted,
  submittedDate: '2024-03-20 11:58:13',
  abstract:
    'Wells of the peninsula turned salty after 2004 and have recovered unevenly. We map where fresh water has come back, and why, with farmers who have kept records of their own.',
  form: {
    projectTitle: 'Groundwater salinity and paddy farming on the Jaffna peninsula twenty years after the tsunami',
  },
  hod: { decision: DECISIONS.approved, remarks: 'Timely.', date: '2024-04-07 10:00:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2024-04-12 10:00:00' },
  reviews: [{ marks: '88', date: '2024-04-25 09:00:00' }, { marks: '84', date: '2024-04-30 09:00:00' }, { sent: true }],
  grant: { startDate: '2024-06-01', period: '18 Months', amount: '1420000', grantedAt: '2024-05-20 10:20:00' },
  requested: true,
  files: {
    awardLetter: '2024-05-21 09:30:00',
    agreementurc: '2024-05-21 09:35:00',
    agreement: '2024-05-23 08:15:00',
    progress_midyear: '2024-12-10 10:00:00',
    progress_endyear: '2025-06-09 10:00:00',
  },
}

export const rejectedByDean: ApplicationSeed = {
  applicationId: 5,
  purpose: 'HOD and Dean disagree: one rejection is enough.',
  owner: ruwan,
  status: STATUS.notApproved,
  submittedDate: '2024-03-22 16:31:20',
  form: { projectTitle: 'Thermal comfort in resettlement housing of the southern coast' },
  hod: { decision: DECISIONS.approved, remarks: 'A sound plan.', date: '2024-04-09 11:00:00' },
  dean: {
    decision: DECISIONS.rejected,
    remarks: 'The faculty cannot release two lecturers in the same term. Please apply again next year.',
    date: '2024-04-15 09:30:00',
  },
}

export const grantedWithLongTitle: ApplicationSeed = {
  applicationId: 6,
  purpose: 'A title of three lines, as they really come.',
  owner: anjali,
  status: STATUS.granted,
  submittedDate: '2024-03-25 08:20:09',
  form: {
    projectTitle:
      'Falls, fear of falling and the use of walking aids among older people who live alone in estate, rural and urban households of the Nuwara Eliya, Kurunegala and Colombo districts: a mixed-methods study with a stepped-wedge trial of home visits by trained community nurses and family members',
  },
  hod: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2024-04-08 12:00:00' },
  dean: { decision: DECISIONS.approved, remarks: 'Approved.', date: '2024-04-12 12:00:00' },
  reviews: [
    { marks: '71', date: '2024-04-28 12:00:00' },
    { marks: '69', date: '2024-05-01 12:00:00' },
    { marks: '80', date: '2024-05-03 12:00:00' },
  ],
  grant: { startDate: '2024-08-01', period: '2 Years', amount: '2100000', grantedAt: '2024-05-22 09:00:00' },
  requested: true,
  files: {
    awardLetter: '2024-05-23 09:00:00',
    agreementurc: '2024-05-23 09:10:00',
    agreement: '2024-06-02 19:44:00',
    progress_midyear: '2025-02-06 10:00:00',
  },
}
