import type { Command } from 'commander'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { CliContext } from '#cli/context.ts'

export function registerMigrarCommand(program: Command, context: CliContext): void {
  program
    .command('migrar')
    .description('lleva la base de datos a la versión más nueva')
    .option('-y, --yes', 'no pregunta')
    .action(async ({ yes, json }: { readonly yes?: true; readonly json?: true }) => {
      const { migrate, pendingMigrations } = await import('#api/db/migrate.ts')
      const pending = await pendingMigrations()
      if (pending.length > 0)
        await context.confirm(`¿Aplicar ${cuentaTexto(pending.length, 'migración', 'migraciones')}?`, yes)
      const aplicadas = await migrate()
      if (!json) for (const name of aplicadas) context.print(`Aplicada: ${name}`)
      const text = aplicadas.length === 0 ? 'La base de datos ya estaba al día.' : 'La base de datos quedó al día.'
      context.answer(json, { aplicadas }, text)
    })
}
