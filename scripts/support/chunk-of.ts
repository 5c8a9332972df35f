import type { Rolldown } from 'vite'

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importers'>
type InfoOf = (id: string) => ModuleInfo | null

/** Whom a screen is for, by its path; what every page needs is for everyone. The first that matches. */
const AUDIENCES: readonly (readonly [path: RegExp, audience: string])[] = [
  [/\/src\/areas\/account\/(?:login|sign-up|forgot-password)\.screen\.tsx$/, 'everyone'],
  [/\/src\/areas\/visitor\/.+\.screen\.tsx$/, 'everyone'],
  // Comes after the page, with the whole contract, to make the first call of whatever page it is.
  [/\/src\/api\/client\.ts$/, 'everyone'],
  // In the demo it answers that call.
  [/\/mocks\/browser\.ts$/, 'everyone'],
  [/\/src\/areas\/council\/.+\.screen\.tsx$/, 'council'],
  [/\/src\/areas\/(?:apply|grants)\/.+\.screen\.tsx$/, 'applicant'],
  [/\/src\/areas\/invited\/.+\.screen\.tsx$/, 'invited'],
  [/\.screen\.tsx$/, 'person'],
]

const audienceOf = (id: string) => AUDIENCES.find(([path]) => path.test(id))?.[1]

/** For whom the screens are that import a module, themselves or through others, before they run. */
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
 * Which file of the build holds a module that screens share: one for each set of people whose screens need it, such as
 * `applicant-council`. A file for each set of screens, as the bundler makes them, are eighty for one screen, most of them
 * smaller than what asking for them takes; one file for all would bring the council's code to whoever logs in.
 * @param id the path of the module
 * @returns null for a screen itself, and for what only comes later: the bundler places it
 */
export function chunkOf(id: string, infoOf: InfoOf): string | null {
  if (audienceOf(id) !== undefined) return null
  const audiences = audiencesOf(id, infoOf)
  if (audiences.has('everyone')) return 'everyone'
  return audiences.size === 0 ? null : [...audiences].sort().join('-')
}
