import { terminal } from './context.ts'
import { runCli } from './program.ts'

const code = await runCli(process.argv.slice(2), terminal)
// What it printed has left; PostgreSQL's idle connections would keep a finished command alive for ten seconds.
process.stdout.write('', () => process.exit(code))
