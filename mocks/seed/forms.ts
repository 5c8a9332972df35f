import { emptyApplicationForm, type ApplicationForm } from '@/domain/application-form'
import type { ApplicationSeed } from './application-seed'
import { departmentOf } from './faculties'
import { profileOf } from './people'

/** Whom applicants of the seed name as reviewers: of universities that do not exist either. */
const REVIEWERS = [
  {
    name: 'Prof. Anula Wijekoon',
    email: 'anula.wijekoon@north.example',
    affiliation: 'Department of Plant Sciences, University of the North',
  },
  {
    name: 'Dr Bandula Ferdinando',
    email: 'bandula.ferdinando@south.example',
    affiliation: 'Faculty of Science, University of the South',
  },
  {
    name: 'Prof. Chitra Rajendram',
    email: 'chitra.rajendram@east.example',
    affiliation: 'Department of Biosystems, University of the East',
  },
  {
    name: 'Dr Mohamed Lafir',
    email: 'mohamed.lafir@coast.example',
    affiliation: 'School of Environment, Coast University',
  },
  {
    name: 'Prof. Ingrid Lindqvist',
    email: 'ingrid.lindqvist@fjord.example',
    affiliation: 'Institute for Global Health, Fjord University',
  },
  {
    name: 'Dr Saman Udawela',
    email: 'saman.udawela@hills.example',
    affiliation: 'Department of Social Studies, University of the Hills',
  },
  {
    name: 'Prof. Meera Krishnaswamy',
    email: 'meera.krishnaswamy@delta.example',
    affiliation: 'Centre for Area Studies, Delta University',
  },
] as const

const COLLEAGUES = [
  { name: 'Dr Thilini Maldeniya', departmentUniversity: 'Department of Zoology, University of Samanala' },
  { name: 'Dr Arul Nadesan', departmentUniversity: 'Department of Chemistry, University of Samanala' },
  { name: 'Prof. Sepali Dunuwila', departmentUniversity: 'Department of Community Medicine, University of Samanala' },
  { name: 'Mr Irfan Saleem', departmentUniversity: 'Department of Computer Engineering, University of Samanala' },
  { name: 'Dr Oshadi Kirindegala', departmentUniversity: 'Department of Sociology, University of Samanala' },
] as const

/** The whole form of a seeded application: its own answers over those that any applicant gives. */
export function formOf({
  applicationId,
  owner,
  form,
}: Pick<ApplicationSeed, 'applicationId' | 'owner' | 'form'>): ApplicationForm {
  const reviewer = (place: number) => REVIEWERS[(applicationId + place) % REVIEWERS.length] ?? REVIEWERS[0]
  const colleague = (place: number) => COLLEAGUES[(applicationId + place) % COLLEAGUES.length] ?? COLLEAGUES[0]
  return {
    ...emptyApplicationForm(),
    ...profileOf(owner, departmentOf(owner.department).facultyId),
    Leave_Get: 'no',
    projectInvolved: 'no',
    publication1: `https://doi.example/10.5555/samanala.${applicationId}01`,
    publication2: `https://doi.example/10.5555/samanala.${applicationId}02`,
    grantRows: [
      {
        fundingSource: 'University research grant',
        durationperiod: '01/01/2021-31/12/2022',
        currency: 'LKR',
        amount: '450000',
      },
    ],
    outsidegrants: 'no',
    researchFacilities: 'The department’s laboratories, a vehicle for field work and the computing cluster.',
    co_investigators: [{ ...colleague(0) }, { ...colleague(1) }],
    reviewer1Name: reviewer(0).name,
    reviewer1Email: reviewer(0).email,
    reviewer1Affiliation: reviewer(0).affiliation,
    reviewer2Name: reviewer(1).name,
    reviewer2Email: reviewer(1).email,
    reviewer2Affiliation: reviewer(1).affiliation,
    reviewer3Name: reviewer(2).name,
    reviewer3Email: reviewer(2).email,
    reviewer3Affiliation: reviewer(2).affiliation,
    ...form,
  }
}
