import { z } from 'zod'

export const grantRowSchema = z.object({
  fundingSource: z.string(),
  durationperiod: z.string(),
  currency: z.string(),
  amount: z.string(),
})

export const fundingRowSchema = z.object({
  fundingOrganization: z.string(),
  fundingAmount: z.string(),
})

export const coInvestigatorSchema = z.object({
  name: z.string(),
  departmentUniversity: z.string(),
})

/**
 * The draft of an application under the names that local storage and the wire use (spec 3, wire 1.7).
 * Every value is text as typed: a draft never validates, only Next and the submission do.
 */
export const applicationFormSchema = z.object({
  title: z.string(),
  name: z.string(),
  /** The faculty's `fid`, not its name. */
  faculty: z.string(),
  /** The department's `did`, not its name. */
  department: z.string(),
  email: z.string(),
  phone: z.string(),
  position: z.string(),
  degree: z.string(),
  university: z.string(),
  year: z.string(),
  field: z.string(),
  Leave_Get: z.string(),
  Leave_Date: z.string(),
  /** In months. */
  Leave_Duration: z.string(),
  projectTitle: z.string(),
  grantRows: z.array(grantRowSchema),
  projectInvolved: z.string(),
  publication1: z.string(),
  publication2: z.string(),
  publication3: z.string(),
  outsidegrants: z.string(),
  fundingRows: z.array(fundingRowSchema),
  researchFacilities: z.string(),
  co_investigators: z.array(coInvestigatorSchema),
  foreign_collaborators: z.string(),
  foreign_collaborator_departmentUniversity: z.string(),
  reviewer1Name: z.string(),
  reviewer1Email: z.string(),
  reviewer1Affiliation: z.string(),
  reviewer2Name: z.string(),
  reviewer2Email: z.string(),
  reviewer2Affiliation: z.string(),
  reviewer3Name: z.string(),
  reviewer3Email: z.string(),
  reviewer3Affiliation: z.string(),
  /** The last three belong to the stored draft (spec 3) although no screen asks for them. */
  co_investigator_departmentUniversity: z.string(),
  start_date: z.string(),
  duration: z.string(),
})

export type ApplicationForm = z.infer<typeof applicationFormSchema>
export type GrantRow = z.infer<typeof grantRowSchema>
export type FundingRow = z.infer<typeof fundingRowSchema>
export type CoInvestigator = z.infer<typeof coInvestigatorSchema>

export type RowListName = 'grantRows' | 'fundingRows' | 'co_investigators'
export type TextFieldName = Exclude<keyof ApplicationForm, RowListName>

export const emptyGrantRow = (): GrantRow => ({
  fundingSource: '',
  durationperiod: '',
  currency: '',
  amount: '',
})
export const emptyFundingRow = (): FundingRow => ({ fundingOrganization: '', fundingAmount: '' })
export const emptyCoInvestigator = (): CoInvestigator => ({ name: '', departmentUniversity: '' })

/** A new draft: all texts empty, every list with its one empty row (spec 3). */
export function emptyApplicationForm(): ApplicationForm {
  return {
    title: '',
    name: '',
    faculty: '',
    department: '',
    email: '',
    phone: '',
    position: '',
    degree: '',
    university: '',
    year: '',
    field: '',
    Leave_Get: '',
    Leave_Date: '',
    Leave_Duration: '',
    projectTitle: '',
    grantRows: [emptyGrantRow()],
    projectInvolved: '',
    publication1: '',
    publication2: '',
    publication3: '',
    outsidegrants: '',
    fundingRows: [emptyFundingRow()],
    researchFacilities: '',
    co_investigators: [emptyCoInvestigator()],
    foreign_collaborators: '',
    foreign_collaborator_departmentUniversity: '',
    reviewer1Name: '',
    reviewer1Email: '',
    reviewer1Affiliation: '',
    reviewer2Name: '',
    reviewer2Email: '',
    reviewer2Affiliation: '',
    reviewer3Name: '',
    reviewer3Email: '',
    reviewer3Affiliation: '',
    co_investigator_departmentUniversity: '',
    start_date: '',
    duration: '',
  }
}

export const TITLES = ['Mr', 'Mrs', 'Miss', 'Rev', 'Dr', 'Prof'] as const

/** Yes and no are lowercase on the wire (spec 5). */
export const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** The four PDFs of an application, by the names of their multipart fields. */
export const FILE_FIELDS = ['projectProposal', 'projectBudget', 'projectCV', 'coInvestigatorsCVs'] as const

export type FileField = (typeof FILE_FIELDS)[number]

export const FILE_FIELD_LABELS: Record<FileField, string> = {
  projectProposal: 'Project Proposal',
  projectBudget: 'Project Budget',
  projectCV: 'Project CV',
  coInvestigatorsCVs: 'Co-investigators CVs',
}

/** The four files of a draft. A File in the portal, a stored document in the mock: only its presence matters here. */
export type ApplicationFiles<Chosen extends { name: string } = { name: string }> = {
  readonly [Field in FileField]?: Chosen | null | undefined
}
