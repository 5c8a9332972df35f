import { main as commandLine } from './main'
import { mockHost } from './mock-host'

/** The command line inside this project, where the mock is at hand. Resolves to the exit code. */
export const main = (args: readonly string[]): Promise<0 | 1 | 2> =>
  commandLine(args, async () => [await mockHost('legacy'), await mockHost('clean')])
