import { main as runCommandLine } from './main'
import { createMockHost } from './mock-host'

/** The command line inside this project, with the mock as the default host. */
export const main = (args: readonly string[]): Promise<0 | 1 | 2> =>
  runCommandLine(args, async () => [await createMockHost('legacy'), await createMockHost('clean')])
