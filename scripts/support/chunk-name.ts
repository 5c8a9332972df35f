import type { Rolldown } from 'vite'

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importers'>
type GetModuleInfo = (id: string) => ModuleInfo | null

/** Audience of a screen, by path. The first match wins. */
const AUDIENCES: readonly (readonly [path: RegExp, audience: string])[] = [
  [/\/src\/areas\/account\/(?:login|sign-up|forgot-password)\.screen\.tsx$/, 'everyone'],
  [/\/src\/areas\/visitor\/.+\.screen\.tsx$/, 'everyone'],
  // Loads with the whole contract for the first call of any page.
  [/\/src\/api\/client\.ts$/, 'calls'],
  // Responds to the first call in the demo.
  [/\/mocks\/browser\.ts$/, 'calls'],
  [/\/src\/areas\/council\/.+\.screen\.tsx$/, 'council'],
  [/\/src\/areas\/(?:apply|grants)\/.+\.screen\.tsx$/, 'applicant'],
  [/\/src\/areas\/invited\/.+\.screen\.tsx$/, 'invited'],
  [/\.screen\.tsx$/, 'person'],
]

const findAudience = (id: string) => AUDIENCES.find(([path]) => path.test(id))?.[1]

/** Returns the audiences of all screens whose static imports reach a module. */
function findAudiences(module: string, getModuleInfo: GetModuleInfo): ReadonlySet<string> {
  const visited = new Set<string>()
  const audiences = new Set<string>()
  function add(id: string) {
    if (visited.has(id)) return
    visited.add(id)
    const audience = findAudience(id)
    if (audience === undefined) getModuleInfo(id)?.importers.forEach(add)
    else audiences.add(audience)
  }
  add(module)
  return audiences
}

/**
 * Returns the chunk of a module that screens share: one for each set of audiences, such as `applicant-council`. By
 * default, the bundler creates one for each set of screens. A screen then loads eighty chunks, most of them tiny. A
 * single chunk would send the code of the council to everybody who logs in.
 * @returns null for a screen itself and for code that loads later, which the bundler places
 */
export function findChunkName(id: string, getModuleInfo: GetModuleInfo): string | null {
  if (findAudience(id) !== undefined) return null
  const audiences = findAudiences(id, getModuleInfo)
  const widest = ['calls', 'everyone'].find((audience) => audiences.has(audience))
  if (widest !== undefined) return widest
  return audiences.size === 0 ? null : [...audiences].sort().join('-')
}
