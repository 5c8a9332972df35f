import type { EnvironmentModuleNode, Plugin } from 'vite'

/** Matches modules whose exports are data: texts, the field table and seeds of the mock. */
const CATALOGUE =
  /\/src\/domain\/(?:texts\/(?:guidance|messages)|application\/application-fields)\.ts$|\/mocks\/seed\/[\w-]+\.ts$/

const EXPORTED = /^export (?:const|function) (\w+)/gm

/** Copies new values into the objects that other modules hold. Functions and plain values cannot be replaced. */
const createRefreshCode = (names: readonly string[]) => `
if (import.meta.hot) {
  const { data } = import.meta.hot
  const isData = (value) => typeof value === 'object' && value !== null
  const isReplaced = (held, next) => (isData(held) && isData(next) ? replace(held, next) : String(held) === String(next))
  const replace = (held, next) => {
    if (held === next) return true
    for (const key of Object.keys(held)) if (!(key in next)) delete held[key]
    for (const [key, value] of Object.entries(next))
      if (!isData(held[key]) || !isData(value) || Array.isArray(held[key]) !== Array.isArray(value)) held[key] = value
      else replace(held[key], value)
    if (Array.isArray(held)) held.length = next.length
    return true
  }
  data.versions = [...(data.versions ?? []), { ${names.join(', ')} }]
  import.meta.hot.accept((next) => {
    const replaced = data.versions.flatMap((held) => Object.keys(held).map((name) => isReplaced(held[name], next?.[name])))
    if (replaced.includes(false)) import.meta.hot.invalidate('a function or value has changed')
  })
}
`

/** Finds the screens above a module. Vite runs the modules in between again when it imports a screen. */
function findScreensAbove(
  module: EnvironmentModuleNode,
  visited = new Set<EnvironmentModuleNode>(),
): EnvironmentModuleNode[] {
  const importers = [...module.importers].filter((importer) => !visited.has(importer))
  for (const importer of importers) visited.add(importer)
  return importers.flatMap((importer) =>
    importer.file?.endsWith('.screen.tsx') ? [importer] : findScreensAbove(importer, visited),
  )
}

/**
 * Updates a saved catalogue in place, so that the page keeps typed values. Screens that use the catalogue render again.
 * Data that the mock has computed from a seed changes with the next reset.
 */
export const catalogueRefresh = (): Plugin => ({
  name: 'catalogue-refresh',
  apply: 'serve',
  transform: {
    filter: { id: CATALOGUE },
    handler: (code) => code + createRefreshCode(Array.from(code.matchAll(EXPORTED), ([, name = '']) => name)),
  },
  hotUpdate: ({ modules }) =>
    modules.flatMap((module) => (CATALOGUE.test(module.file ?? '') ? [module, ...findScreensAbove(module)] : [module])),
})
