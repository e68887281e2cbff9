import { access } from 'node:fs/promises'
import path from 'node:path'
import { CliError, type CliContext } from './context.ts'

/** Whether the file or folder exists. */
export function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** Throws `CliError` with exit code 2 when an argument names a file that does not exist. */
export async function assertExiste(archivo: string): Promise<void> {
  if (!(await exists(archivo))) throw new CliError(`No existe el archivo ${archivo}.`, 2)
}

/** Asks before a command replaces files of its user. Throws what `confirm` throws. */
export async function confirmReemplazo(
  context: Pick<CliContext, 'confirm'>,
  archivos: readonly string[],
  yes: true | undefined,
): Promise<void> {
  const found: string[] = []
  for (const archivo of archivos) if (await exists(archivo)) found.push(archivo)
  const [first] = found
  if (first === undefined) return
  const question =
    found.length === 1
      ? `El archivo ${first} ya existe. ¿Reemplazarlo?`
      : `Ya existen ${found.length} de los archivos en ${path.dirname(first)}. ¿Reemplazarlos?`
  await context.confirm(question, yes)
}
