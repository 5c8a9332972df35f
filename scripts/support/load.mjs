import { fileURLToPath } from 'node:url'
import { createRunnableDevEnvironment, resolveConfig } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

const openRunner = async () => {
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
      environments: {
        inline: { consumer: 'server', resolve: { external: true, conditions: ['node'], mainFields: [] } },
      },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment('inline', config, { hot: false, runnerOptions: { hmr: false } })
  await environment.init()
  return environment
}

/**
 * Runs something with one of the project's TypeScript modules, loaded with the aliases of tsconfig.json. Vite's own
 * `runnerImport` closes once a module is loaded, but the mock imports its documents only when they are requested.
 * @template Result
 * @param {string} path from the project's root, starting with `/`
 * @param {(module: never) => Result | Promise<Result>} run declares the module's type itself: a path has none
 */
export const withModule = async (path, run) => {
  const environment = await openRunner()
  try {
    /** @type {Promise<never>} */
    const module = environment.runner.import(path)
    return await run(await module)
  } finally {
    await environment.close()
  }
}
