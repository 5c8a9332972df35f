import { limits } from '@/domain/texts/limits'
import type { ApplicationSeed } from './application-seed'
import { createForm } from './forms'

const SENTENCE = 'A comparative longitudinal study of biodiversity, livelihoods and governance in coastal communities; '

const repeatToLength = (length: number, words = SENTENCE) =>
  words.repeat(Math.ceil(length / words.length)).slice(0, length)

/** Sinhala and Tamil letters are wider and higher than Latin ones. */
export const SINHALA = 'වියළි කලාපයේ කුඩා වැව් පද්ධතිවල ජල ගුණාත්මකභාවය සහ ගොවි ප්‍රජාවන්ගේ සෞඛ්‍යය පිළිබඳ දිගුකාලීන අධ්‍යයනය'
export const TAMIL = 'யாழ்ப்பாணக் குடாநாட்டின் நிலத்தடி நீரின் தரத்தையும் வேளாண் நடைமுறைகளையும் பற்றிய நீண்டகால ஆய்வு'

const UNBREAKABLE = 'Polytetrafluoroethylenehexafluoropropylene'.repeat(3)

export const LONG_TITLE = `${UNBREAKABLE} ${SINHALA}, ${TAMIL}, `

/** Fills every text to the limit of its field. */
export function fillWithLongTexts(seed: ApplicationSeed): ApplicationSeed {
  const affiliation = repeatToLength(limits.affiliation, 'Department of Environmental and Occupational Health, ')
  const person = 'Prof. Warnakulasuriya Mudiyanselage Sri Chandrarathna Bandaranayake-Wijesundara'
  const email = 'warnakulasuriya.mudiyanselage.chandrarathna.bandaranayake@environmental-health.university.example'
  const createRemarks = (words: string) => repeatToLength(limits.longText, `${words}; ${SENTENCE}`)
  return {
    ...seed,
    form: {
      ...seed.form,
      name: person,
      projectTitle: LONG_TITLE + repeatToLength(limits.longText - LONG_TITLE.length),
      researchFacilities: repeatToLength(limits.longText),
      coInvestigators: [person, 'ආචාර්ය වර්ණකුලසූරිය මුදියන්සේලාගේ තිළිණි මාල්දෙණිය', 'கலாநிதி அருள்மொழிவர்மன் நடேசன் சிவகுமாரசுவாமி'].map(
        (name) => ({ name, affiliation }),
      ),
      reviewers: createForm(seed).reviewers.map((named, index) => ({
        ...named,
        ...(index === 0 && { name: person, email }),
        affiliation,
      })),
    },
    ...(seed.hod && { hod: { ...seed.hod, ...(seed.hod.decision && { remarks: createRemarks(SINHALA) }) } }),
    ...(seed.dean && { dean: { ...seed.dean, ...(seed.dean.decision && { remarks: createRemarks(TAMIL) }) } }),
  }
}
