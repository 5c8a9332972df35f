import type { Rolldown } from 'vite'

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importers'>
type InfoOf = (id: string) => ModuleInfo | null

/** Audience of a screen, by its path. Code that most visitors need is for everyone. The first match wins. */
const AUDIENCES: readonly (readonly [path: RegExp, audience: string])[] = [
  [/\/src\/areas\/account\/(?:login|sign-up|forgot-password)\.screen\.tsx$/, 'everyone'],
  [/\/src\/areas\/visitor\/.+\.screen\.tsx$/, 'everyone'],
  // Loads after the page, with the whole contract, for the first call of any page. Only some pages have forms too.
  [/\/src\/api\/client\.ts$/, 'calls'],
  // Responds to that call in the demo.
  [/\/mocks\/browser\.ts$/, 'calls'],
  [/\/src\/areas\/council\/.+\.screen\.tsx$/, 'council'],
  [/\/src\/areas\/(?:apply|grants)\/.+\.screen\.tsx$/, 'applicant'],
  [/\/src\/areas\/invited\/.+\.screen\.tsx$/, 'invited'],
  [/\.screen\.tsx$/, 'person'],
]

const audienceOf = (id: string) => AUDIENCES.find(([path]) => path.test(id))?.[1]

/** Returns the audiences of all screens whose static imports reach a module. */
function audiencesOf(module: string, infoOf: InfoOf): ReadonlySet<string> {
  const seen = new Set<string>()
  const audiences = new Set<string>()
  function add(id: string) {
    if (seen.has(id)) return
    seen.add(id)
    const audience = audienceOf(id)
    if (audience === undefined) infoOf(id)?.importers.forEach(add)
    else audiences.add(audience)
  }
  add(module)
  return audiences
}

/**
 * Returns the chunk of a module that screens share: one for each set of audiences, such as `applicant-council`. By
 * default the bundler makes one for each set of screens: eighty for one screen, most smaller than their request. A
 * single chunk would send the council's code to everybody who logs in.
 * @returns null for a screen itself and for code that loads later: the bundler places it
 */
export function chunkOf(id: string, infoOf: InfoOf): string | null {
  if (audienceOf(id) !== undefined) return null
  const audiences = audiencesOf(id, infoOf)
  const widest = ['calls', 'everyone'].find((audience) => audiences.has(audience))
  if (widest !== undefined) return widest
  return audiences.size === 0 ? null : [...audiences].sort().join('-')
}
