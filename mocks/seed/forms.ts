import type { ApplicationForm } from '@/domain/application/application-form'
import { REVIEWERS } from '@/domain/people/reviewers'
import { makeSampleApplication } from '@/domain/application/sample-application'
import type { ApplicationSeed } from './application-seed'
import { getDepartment } from './faculties'
import { createProfile } from './people'

/** Fictional people. */
const NOMINEES = [
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
  { name: 'Dr Thilini Maldeniya', affiliation: 'Department of Zoology, University of Samanala' },
  { name: 'Dr Arul Nadesan', affiliation: 'Department of Chemistry, University of Samanala' },
  { name: 'Prof. Sepali Dunuwila', affiliation: 'Department of Community Medicine, University of Samanala' },
  { name: 'Mr Irfan Saleem', affiliation: 'Department of Computer Engineering, University of Samanala' },
  { name: 'Dr Oshadi Kirindegala', affiliation: 'Department of Sociology, University of Samanala' },
] as const

/** Created once, because all seeded applications share it. */
const SAMPLE_FORM = makeSampleApplication()

export function createForm({
  applicationId,
  owner,
  form,
  nominations,
}: Pick<ApplicationSeed, 'applicationId' | 'owner' | 'form' | 'nominations'>): ApplicationForm {
  const getColleague = (index: number) => COLLEAGUES[(applicationId + index) % COLLEAGUES.length] ?? COLLEAGUES[0]
  return {
    ...SAMPLE_FORM,
    ...createProfile(owner, getDepartment(owner.department).facultyId),
    publication1: `https://doi.example/10.5555/samanala.${applicationId}01`,
    publication2: `https://doi.example/10.5555/samanala.${applicationId}02`,
    grantRows: [
      {
        fundingSource: 'University research grant',
        period: '01/01/2021-31/12/2022',
        currency: 'LKR',
        amount: '450000',
      },
    ],
    researchFacilities: 'The department’s laboratories, a vehicle for field work and the computing cluster.',
    coInvestigators: [{ ...getColleague(0) }, { ...getColleague(1) }],
    reviewers: REVIEWERS.map((_reviewer, index) =>
      getNominee(applicationId + index, index < (nominations ?? Infinity)),
    ),
    ...form,
  }
}

const getNominee = (index: number, isNamed: boolean) =>
  isNamed ? { ...(NOMINEES[index % NOMINEES.length] ?? NOMINEES[0]) } : { name: '', email: '', affiliation: '' }
