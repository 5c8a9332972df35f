import { FILE_FIELD_LABELS, type FileField, type RowListName, type TextFieldName } from './application-form'

export const STEPS = ['profile', 'project', 'supervisors', 'uploads', 'reviewers'] as const

export type Step = (typeof STEPS)[number]

/** `label` names the step in the wizard, `tab` in edit mode (spec 2). */
export const STEP_DETAILS: Record<
  Step,
  { label: string; tab: string; fields: readonly (TextFieldName | RowListName | FileField)[] }
> = {
  profile: {
    label: 'Profile',
    tab: 'Profile',
    fields: [
      'title',
      'name',
      'faculty',
      'department',
      'email',
      'phone',
      'position',
      'degree',
      'university',
      'year',
      'field',
      'Leave_Get',
      'Leave_Date',
      'Leave_Duration',
    ],
  },
  project: {
    label: 'Projects',
    tab: 'Projects',
    fields: [
      'projectTitle',
      'grantRows',
      'projectInvolved',
      'publication1',
      'publication2',
      'publication3',
      'outsidegrants',
      'fundingRows',
      'researchFacilities',
    ],
  },
  supervisors: {
    label: 'Investigator/Supervisors',
    tab: 'Supervisors',
    fields: ['co_investigators', 'foreign_collaborators', 'foreign_collaborator_departmentUniversity'],
  },
  uploads: {
    label: 'Uploads',
    tab: 'Uploads',
    fields: ['projectProposal', 'projectBudget', 'projectCV', 'coInvestigatorsCVs'],
  },
  reviewers: {
    label: 'Reviewers',
    tab: 'Reviewers',
    fields: [
      'reviewer1Name',
      'reviewer1Email',
      'reviewer1Affiliation',
      'reviewer2Name',
      'reviewer2Email',
      'reviewer2Affiliation',
      'reviewer3Name',
      'reviewer3Email',
      'reviewer3Affiliation',
    ],
  },
}

/** Which steps have passed their validation with Next (spec 4). Stored beside the draft. */
export type CompletionStatus = Record<Step, boolean>

export const emptyCompletionStatus = (): CompletionStatus => ({
  profile: false,
  project: false,
  supervisors: false,
  uploads: false,
  reviewers: false,
})

/** What each field is called on the page, in summaries and in the copy of an application. */
export const FIELD_LABELS: Record<TextFieldName | FileField, string> = {
  title: 'Title',
  name: 'Name',
  faculty: 'Faculty',
  department: 'Department',
  email: 'Email',
  phone: 'Phone number',
  position: 'Position',
  degree: 'Degree',
  university: 'University',
  year: 'Year',
  field: 'Field',
  Leave_Get: 'Will you take sabbatical leave within the next 2 years?',
  Leave_Date: 'Leave start date',
  Leave_Duration: 'Leave duration in months',
  projectTitle: 'Project Title',
  projectInvolved: 'Are you currently involved in a project?',
  publication1: 'Publication link 1',
  publication2: 'Publication link 2',
  publication3: 'Publication link 3',
  outsidegrants: 'Do you have outside grants?',
  researchFacilities: 'Research facilities',
  foreign_collaborators: 'Foreign collaborator',
  foreign_collaborator_departmentUniversity: 'Department and university of the foreign collaborator',
  ...FILE_FIELD_LABELS,
  reviewer1Name: 'Reviewer 1 Name',
  reviewer1Email: 'Reviewer 1 Email',
  reviewer1Affiliation: 'Reviewer 1 Affiliation',
  reviewer2Name: 'Reviewer 2 Name',
  reviewer2Email: 'Reviewer 2 Email',
  reviewer2Affiliation: 'Reviewer 2 Affiliation',
  reviewer3Name: 'Reviewer 3 Name',
  reviewer3Email: 'Reviewer 3 Email',
  reviewer3Affiliation: 'Reviewer 3 Affiliation',
  co_investigator_departmentUniversity: 'Department and university of the co-investigator',
  start_date: 'Start date',
  duration: 'Duration',
}

/** The columns of each list, and what one of its rows is called: "Amount, grant row 2". */
export const ROW_LABELS = {
  grantRows: {
    list: 'Previous grants',
    row: 'grant row',
    columns: {
      fundingSource: 'Funding source',
      durationperiod: 'Duration period',
      currency: 'Currency',
      amount: 'Amount',
    },
  },
  fundingRows: {
    list: 'Outside grants',
    row: 'funding row',
    columns: { fundingOrganization: 'Funding organization', fundingAmount: 'Amount' },
  },
  co_investigators: {
    list: 'Co-investigators',
    row: 'co-investigator',
    columns: { name: 'Name', departmentUniversity: 'Department and University' },
  },
} as const
