import {
  emptyApplicationForm,
  FILE_FIELDS,
  type ApplicationFiles,
  type ApplicationForm,
} from '@/domain/application-form'

/** A form that passes every step of both variants, to be spoilt one answer at a time. */
export function completeForm(changes: Partial<ApplicationForm> = {}): ApplicationForm {
  return {
    ...emptyApplicationForm(),
    title: 'Dr',
    name: 'A. B. Silva',
    faculty: '1',
    department: '11',
    email: 'silva@uni.example',
    phone: '077 123 4567',
    position: 'Senior Lecturer',
    degree: 'PhD',
    university: 'University of Example',
    year: '2012',
    field: 'Botany',
    Leave_Get: 'yes',
    Leave_Date: '2027-01-01',
    Leave_Duration: '6',
    projectTitle: 'Mangroves of the lagoon',
    projectInvolved: 'no',
    outsidegrants: 'no',
    researchFacilities: 'A herbarium',
    co_investigators: [{ name: 'K. Perera', departmentUniversity: 'Zoology, University of Example' }],
    reviewer1Name: 'Prof. N. Fernando',
    reviewer1Email: 'fernando@one.example',
    reviewer1Affiliation: 'One University',
    reviewer2Name: 'Dr. S. Kumar',
    reviewer2Email: 'kumar@two.example',
    reviewer2Affiliation: 'Two University',
    reviewer3Name: 'Dr. M. Rahman',
    reviewer3Email: 'rahman@three.example',
    reviewer3Affiliation: 'Three University',
    ...changes,
  }
}

export const completeFiles: ApplicationFiles = Object.fromEntries(
  FILE_FIELDS.map((field) => [field, { name: `${field}.pdf` }]),
)
