import { main } from './main'

/** The command line in a folder of its own, without the rest of the project. */
process.exitCode = await main(process.argv.slice(2))
