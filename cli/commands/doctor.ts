import type { Command } from 'commander'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { CliError, type CliContext } from '#cli/context.ts'

const MARCAS = { bien: 'bien ', aviso: 'aviso', falla: 'FALLA' } as const

export function registerDoctorCommand(program: Command, context: CliContext): void {
  program
    .command('doctor')
    .description('revisa lo que el portal necesita y dice qué hacer: base, disco, correo, lectores, reloj, permisos')
    .action((options: { readonly json?: true }) => doctor(context, options.json ?? false))
}

/** Ends with 1 when something keeps the portal from working; a warning alone ends with 0. Needs no account: it changes nothing. */
async function doctor(context: CliContext, json: boolean): Promise<void> {
  const { revisar } = await import('#api/doctor/revisar.ts')
  const { REVISIONES } = await import('#api/revisiones.ts')
  const revisiones = await revisar(REVISIONES)
  const fallas = revisiones.filter(({ nivel }) => nivel === 'falla').length
  if (json) context.print(JSON.stringify({ ok: fallas === 0, revisiones }))
  else
    for (const { que, nivel, detalle, remedio } of revisiones) {
      context.print(`${MARCAS[nivel]}  ${que}: ${detalle}`)
      if (remedio !== '') context.print(`       → ${remedio}`)
    }
  if (fallas > 0) throw new CliError(`${cuentaTexto(fallas, 'cosa por arreglar', 'cosas por arreglar')}.`)
  if (!json) context.print('El portal tiene lo que necesita.')
}
