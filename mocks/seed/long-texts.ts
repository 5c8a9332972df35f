import { limits } from '@/domain/limits'
import type { ApplicationSeed } from './application-seed'
import { formOf } from './forms'

const SENTENCE = 'A comparative longitudinal study of biodiversity, livelihoods and governance in coastal communities; '

/** A text of exactly this many characters. */
const textOf = (length: number, words = SENTENCE) => words.repeat(Math.ceil(length / words.length)).slice(0, length)

/** A word that cannot be broken. */
const UNBREAKABLE = 'Polytetrafluoroethylenehexafluoropropylene'.repeat(3)

/** The application with every text as long as its field allows, and with words that do not break. */
export function withLongTexts(seed: ApplicationSeed): ApplicationSeed {
  const affiliation = textOf(limits.affiliation, 'Department of Environmental and Occupational Health, ')
  const person = 'Prof. Warnakulasuriya Mudiyanselage Sri Chandrarathna Bandaranayake-Wijesundara'
  const email = 'warnakulasuriya.mudiyanselage.chandrarathna.bandaranayake@environmental-health.university.example'
  const remarks = textOf(limits.longText)
  return {
    ...seed,
    form: {
      ...seed.form,
      name: person,
      projectTitle: `${UNBREAKABLE} ${textOf(limits.longText - UNBREAKABLE.length - 1)}`,
      researchFacilities: textOf(limits.longText),
      coInvestigators: [{ name: person, affiliation }],
      reviewers: formOf(seed).reviewers.map((named, index) => ({
        ...named,
        ...(index === 0 && { name: person, email }),
        affiliation,
      })),
    },
    ...(seed.hod && { hod: { ...seed.hod, ...(seed.hod.decision && { remarks }) } }),
    ...(seed.dean && { dean: { ...seed.dean, ...(seed.dean.decision && { remarks }) } }),
  }
}
