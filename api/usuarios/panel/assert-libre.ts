import type { Issue } from '#domain/issue.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import type { UsuarioDatos } from '#domain/usuarios/usuario.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'

/** Which of user and mail another account has already, by field. */
export async function ocupadoIssues(
  { usuario, correo }: Pick<UsuarioDatos, 'usuario' | 'correo'>,
  exceptId: number | null,
): Promise<Issue[]> {
  const issues: Issue[] = []
  if (await isTaken('usuario', usuario, exceptId))
    issues.push({ path: 'usuario', code: 'duplicado', message: `Ya existe el usuario ${usuario}.` })
  // A link of recovery must reach one account only.
  if (correo !== '' && (await isTaken('correo', correo, exceptId)))
    issues.push({ path: 'correo', code: 'duplicado', message: 'Otra cuenta ya tiene ese correo.' })
  return issues
}

async function isTaken(column: 'usuario' | 'correo', value: string, exceptId: number | null): Promise<boolean> {
  const binds = new Binds()
  const others = exceptId === null ? '' : `AND id <> ${binds.add(exceptId)}`
  const sql = `SELECT id FROM usuarios WHERE lower(${column}) = ${binds.add(value)} ${others}`
  return (await selectRow(sql, binds.values)) !== null
}

/** Throws 409 with the fields that another account has. No other account is written until the caller's transaction ends. */
export async function assertLibre(
  datos: Pick<UsuarioDatos, 'usuario' | 'correo'>,
  exceptId: number | null,
): Promise<void> {
  await holdTurno('cuentas')
  const issues = await ocupadoIssues(datos, exceptId)
  if (issues[0]) throw new AppError(409, 'duplicado', issues[0].message, issues)
}
