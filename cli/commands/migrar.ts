import type { Command } from 'commander'
import type { CliContext } from '#cli/context.ts'

export function registerMigrarCommand(program: Command, { print }: CliContext): void {
  program
    .command('migrar')
    .description('lleva la base de datos a la versión más nueva')
    .action(async () => {
      const { migrate } = await import('#api/db/migrate.ts')
      const applied = await migrate()
      for (const name of applied) print(`Aplicada: ${name}`)
      print(applied.length === 0 ? 'La base de datos ya estaba al día.' : 'La base de datos quedó al día.')
    })
}
