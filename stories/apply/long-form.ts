import { limits } from '@/domain/texts/limits'
import { makeSampleApplication } from '@/domain/application/sample-application'
import { SINHALA, TAMIL } from '../support/texts'

const long = (words: string, length: number) => words.repeat(Math.ceil(length / words.length)).slice(0, length)

const affiliation = long('Department of Agricultural Engineering and Soil Science, ', limits.affiliation)

/** Values as long as their fields allow. */
export const longForm = {
  name: 'Wickramasinghe Mudiyanselage Anuradha Chandrakumari Jayatissa Bandaranayake-Weerasooriya',
  position: `Senior Professor and Chair, ${SINHALA}`,
  field: TAMIL,
  projectTitle: long('Long-term ecological monitoring of montane forests ', limits.longText),
  researchFacilities: long(`Greenhouse, ${SINHALA}, molecularlaboratorywithoutspaces, ${TAMIL}, `, limits.longText),
  grantRows: [1, 2, 3].map((number) => ({
    fundingSource: `National Research Council of Sri Lanka, investigator-driven programme ${number}`,
    period: '01/01/2012-31/12/2012',
    currency: 'LKR',
    amount: '123456789012345678901234567890',
  })),
  coInvestigators: ['Wickramasinghe Mudiyanselage Anuradha Chandrakumari', SINHALA, TAMIL].map((name) => ({
    name,
    affiliation,
  })),
  foreignCollaborators: 'Friederike-Alexandra von Hohenstein-Wackerbarth',
  foreignCollaboratorAffiliation: affiliation,
  reviewers: makeSampleApplication().reviewers.map((nominated, place) => ({
    ...nominated,
    affiliation: [affiliation, SINHALA, TAMIL][place] ?? affiliation,
  })),
}
