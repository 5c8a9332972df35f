import type { Step } from './application-steps'
import type { FieldSpec } from './field-spec'
import { guidance } from '../texts/guidance'
import { limits } from '../texts/limits'

/** Every field of the form, in form order. Single source for schema, validation, drafts, calls, mock and PDF. */
export const APPLICATION_FIELDS = {
  title: {
    step: 'profile',
    kind: 'choice',
    label: 'Title',
    required: 'Title is required',
    options: ['Mr', 'Mrs', 'Miss', 'Rev', 'Dr', 'Prof'],
    sample: 'Dr',
  },
  name: { step: 'profile', kind: 'text', label: 'Name', required: 'Name is required', sample: 'Nirmala Jayawardhana' },
  /** The faculty's `fid`, not its name. */
  faculty: { step: 'profile', kind: 'choice', label: 'Faculty', required: 'Faculty is required', sample: '1' },
  /** The department's `did`, not its name. */
  department: { step: 'profile', kind: 'choice', label: 'Department', required: 'Department is required', sample: '1' },
  email: {
    step: 'profile',
    kind: 'email',
    label: 'Email',
    required: 'Email is required',
    sample: 'nirmala@samanala.example',
  },
  phone: {
    step: 'profile',
    kind: 'phone',
    label: 'Phone number',
    required: 'Phone number is required',
    sample: '077 123 4567',
  },
  position: {
    step: 'profile',
    kind: 'text',
    label: 'Position',
    required: 'Position is required',
    sample: 'Senior Lecturer',
  },
  degree: { step: 'profile', kind: 'text', label: 'Degree', required: 'Degree is required', sample: 'PhD' },
  university: {
    step: 'profile',
    kind: 'text',
    label: 'University',
    required: 'University is required',
    sample: 'University of Example',
  },
  year: { step: 'profile', kind: 'year', label: 'Year', required: 'Year is required', sample: '2012' },
  field: { step: 'profile', kind: 'text', label: 'Field', required: 'Field is required', sample: 'Botany' },
  leaveRequested: {
    step: 'profile',
    kind: 'yesNo',
    label: 'Will you take sabbatical leave within the next 2 years?',
    wire: 'Leave_Get',
    required: 'Leave Get is required',
    sample: 'no',
  },
  leaveDate: {
    step: 'profile',
    kind: 'day',
    label: 'Leave start date',
    wire: 'Leave_Date',
    onlyIf: 'leaveRequested',
    alwaysIn: 'edit',
    required: 'Leave Date is required',
    sample: '',
  },
  leaveDuration: {
    step: 'profile',
    kind: 'months',
    label: 'Leave duration in months',
    wire: 'Leave_Duration',
    onlyIf: 'leaveRequested',
    alwaysIn: 'edit',
    required: 'Leave Duration is required',
    sample: '',
  },

  projectTitle: {
    step: 'project',
    kind: 'longText',
    label: 'Project Title',
    required: 'Project Title is required.',
    limit: limits.longText,
    sample: 'Seed banks of montane forests',
  },
  grantRows: {
    step: 'project',
    kind: 'rows',
    label: 'Previous grants',
    hint: `Leave empty if none. Amount: ${guidance.wholeAmountFormat}`,
    row: 'grant row',
    saved: 'grants',
    columns: {
      fundingSource: { kind: 'text', label: 'Funding source', sample: 'Council' },
      period: { kind: 'period', label: 'Duration period', wire: 'durationperiod', sample: '01/01/2012-31/12/2012' },
      currency: { kind: 'text', label: 'Currency', initial: 'LKR', sample: 'LKR' },
      amount: { kind: 'amount', label: 'Amount', sample: '250000' },
    },
  },
  projectInvolved: {
    step: 'project',
    kind: 'yesNo',
    label: 'Are you currently involved in a project?',
    required: 'Project involvement must be selected.',
    sample: 'no',
  },
  publication1: { step: 'project', kind: 'link', label: 'Publication link 1', sample: '' },
  publication2: { step: 'project', kind: 'link', label: 'Publication link 2', sample: '' },
  publication3: { step: 'project', kind: 'link', label: 'Publication link 3', sample: '' },
  outsideGrants: {
    step: 'project',
    kind: 'yesNo',
    label: 'Do you have outside grants?',
    wire: 'outsidegrants',
    required: 'Outside grants must be selected.',
    sample: 'no',
  },
  fundingRows: {
    step: 'project',
    kind: 'rows',
    label: 'Outside grants',
    hint: `Amount: ${guidance.wholeAmountFormat}`,
    row: 'funding row',
    saved: 'funding',
    onlyIf: 'outsideGrants',
    columns: {
      fundingOrganization: { kind: 'text', label: 'Funding organization', sample: 'A foundation' },
      fundingAmount: { kind: 'amount', label: 'Amount', sample: '40000' },
    },
  },
  researchFacilities: {
    step: 'project',
    kind: 'longText',
    label: 'Research facilities',
    hint: 'Laboratories, equipment, collections, staff.',
    required: 'Research facilities information is required.',
    limit: limits.longText,
    sample: 'A herbarium and a greenhouse.',
  },

  coInvestigators: {
    step: 'supervisors',
    kind: 'rows',
    label: 'Co-investigators',
    row: 'co-investigator',
    wire: 'co_investigators',
    saved: 'co_investigators',
    columns: {
      name: { kind: 'text', label: 'Name', required: 'Co-investigators are required.', sample: 'Kamala Dias' },
      affiliation: {
        kind: 'longText',
        label: 'Department and University',
        wire: 'departmentUniversity',
        required: 'Affiliated Department and University are required.',
        limit: limits.affiliation,
        sample: 'Zoology, University of Example',
      },
    },
  },
  foreignCollaborators: {
    step: 'supervisors',
    kind: 'text',
    label: 'Foreign collaborator',
    wire: 'foreign_collaborators',
    sample: '',
  },
  foreignCollaboratorAffiliation: {
    step: 'supervisors',
    kind: 'longText',
    label: 'Department and university of the foreign collaborator',
    wire: 'foreign_collaborator_departmentUniversity',
    limit: limits.affiliation,
    sample: '',
  },

  projectProposal: {
    step: 'uploads',
    kind: 'pdf',
    label: 'Project Proposal',
    required: 'Project Proposal is required.',
  },
  projectBudget: { step: 'uploads', kind: 'pdf', label: 'Project Budget', required: 'Project Budget is required.' },
  projectCV: {
    step: 'uploads',
    kind: 'pdf',
    label: 'Project CV',
    hint: 'The CV of the principal investigator.',
    required: 'Project CV is required.',
  },
  coInvestigatorsCVs: {
    step: 'uploads',
    kind: 'pdf',
    label: 'Co-investigators CVs',
    hint: 'The CVs of all co-investigators, in one PDF.',
    required: 'Co-investigators CVs are required.',
  },

  /** One entry for each of `REVIEWERS`; on the wire `reviewer1Name` and so on. */
  reviewers: {
    step: 'reviewers',
    kind: 'reviewers',
    label: 'Reviewers',
    columns: {
      name: { kind: 'text', label: 'Name', wire: 'Name' },
      email: { kind: 'email', label: 'Email', wire: 'Email' },
      affiliation: { kind: 'longText', label: 'Affiliation', wire: 'Affiliation', limit: limits.affiliation },
    },
  },

  /** These three fields belong to the stored draft, but no step shows them. */
  coInvestigatorAffiliation: {
    step: null,
    kind: 'text',
    label: 'Department and university of the co-investigator',
    wire: 'co_investigator_departmentUniversity',
    sample: '',
  },
  proposedStartDate: { step: null, kind: 'text', label: 'Start date', wire: 'start_date', sample: '' },
  proposedDuration: { step: null, kind: 'text', label: 'Duration', wire: 'duration', sample: '' },
} as const satisfies Readonly<Record<string, FieldSpec>>

/** Headings of the form. The key is the first field below the heading. */
export const SECTION_TITLES = {
  title: 'About you',
  degree: 'Your highest qualification',
  leaveRequested: 'Sabbatical leave',
  projectTitle: 'The project',
  grantRows: 'Your research so far',
  outsideGrants: 'Other funding',
  researchFacilities: 'Facilities',
  coInvestigators: 'Your team',
  foreignCollaborators: 'A collaborator abroad',
} as const satisfies Partial<Record<FieldName, string>>

export type ApplicationFields = typeof APPLICATION_FIELDS
export type FieldName = keyof ApplicationFields

export const getFieldSpec = (name: FieldName): FieldSpec => APPLICATION_FIELDS[name]

// `Object.keys` loses the key types.
export const FIELD_NAMES = Object.keys(APPLICATION_FIELDS) as FieldName[]

export const getFieldNames = (step: Step): FieldName[] => FIELD_NAMES.filter((name) => getFieldSpec(name).step === step)
