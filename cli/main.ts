import { terminal } from './context.ts'
import { runCli } from './program.ts'

// What a command makes holds people's data: it is its account's alone.
process.umask(0o077)
const code = await runCli(process.argv.slice(2), terminal)
// What it printed has left; PostgreSQL's idle connections would keep a finished command alive for ten seconds.
process.stdout.write('', () => process.exit(code))
