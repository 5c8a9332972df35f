import { main as commandLine } from './main'
import { mockHost } from './mock-host'

/** The command line inside this project, with the mock as the default host. */
export const main = (args: readonly string[]): Promise<0 | 1 | 2> =>
  commandLine(args, async () => [await mockHost('legacy'), await mockHost('clean')])
