import { main } from './main'

/** The command line as a package, without the rest of the project. */
process.exitCode = await main(process.argv.slice(2))
