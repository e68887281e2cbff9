import type { Command } from 'commander'
import { CliError, type CliContext } from '#cli/context.ts'

interface VerificarOptions {
  readonly cabeza?: string
  readonly json?: true
}

export function registerBitacoraCommands(program: Command, context: CliContext): void {
  const bitacora = program.command('bitacora').description('la bitácora de cambios y su cadena')
  bitacora
    .command('cabeza')
    .description('imprime la huella de la última fila, para guardarla en otro lugar')
    .action(async () => {
      await assertAdministra(context)
      const { headHash } = await import('#api/acceso/bitacora.ts')
      context.print(await headHash())
    })
  bitacora
    .command('verificar')
    .description('recorre la cadena y dice si alguna fila se cambió, quitó o insertó')
    .option('--cabeza <huella>', 'huella guardada antes: descubre también si faltan filas al final')
    .option('--json', 'responde en JSON')
    .action((options: VerificarOptions) => verificar(context, options))
}

/** A broken chain ends with exit code 1. */
async function verificar(context: CliContext, { cabeza, json }: VerificarOptions): Promise<void> {
  await assertAdministra(context)
  const { verifyBitacora } = await import('#api/acceso/verify-bitacora.ts')
  const result = await verifyBitacora(cabeza)
  if (json) context.print(JSON.stringify(result))
  const { falla } = result
  if (falla) throw new CliError(`Bitácora alterada en la fila ${falla.id}: ${falla.motivo}.`)
  if (!json) context.print(`Bitácora íntegra: ${result.filas} filas, cabeza ${result.cabeza}`)
}

async function assertAdministra({ actor }: CliContext): Promise<void> {
  const { forbidden } = await import('#api/errors.ts')
  const { actos } = await actor()
  if (!actos.has('administrar')) throw forbidden()
}
