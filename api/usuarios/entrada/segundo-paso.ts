import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertKeyed } from '#api/db/insert-row.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, execute, selectRow } from '#api/db/sql.ts'
import { SegundoPasoModel } from '#api/usuarios/models/SegundoPasoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { AppError, broken } from '#api/errors.ts'
import { clearFailures, takeAttempt } from './attempt-limit.ts'
import { useCodigo } from '#api/usuarios/dos-pasos/use-codigo.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { openSesion, type Entrada, type Procedencia } from './open-sesion.ts'
import { hashToken, newToken } from './token.ts'

/** How long the second step waits for its code, and how many wrong ones end it. */
const VIDA_MS = 5 * 60_000
const FALLAS_MAX = 5

/**
 * Notes that the password of `usuarioId` was right and gives the refusal that asks for the code. `desafio` stands for the
 * password in the next call and opens nothing by itself.
 */
export async function askSegundoPaso(usuarioId: number): Promise<AppError> {
  const desafio = newToken()
  const now = Date.now()
  const venceAt = new Date(now + VIDA_MS).toISOString()
  await inTransaction(async () => {
    await execute('DELETE FROM segundos_pasos WHERE vence_at < $1', [nowAt()])
    await insertKeyed(SegundoPasoModel, {
      token_hash: hashToken(desafio),
      usuario_id: usuarioId,
      creado_at: new Date(now).toISOString(),
      vence_at: venceAt,
    })
  })
  const message = 'Escribe el código de tu aplicación de autenticación.'
  return new AppError(401, 'segundo_paso', message, [], { success: false, desafio, venceAt })
}

type DesafioRow = Pick<RowOf<SegundoPasoModel>, 'usuario_id' | 'fallas'> &
  Pick<RowOf<UsuarioModel>, 'usuario' | 'clave_hash' | 'debe_cambiar_clave'>

const DESAFIO_SQL = `SELECT s.usuario_id, s.fallas, u.usuario, u.clave_hash, u.debe_cambiar_clave
  FROM segundos_pasos s JOIN usuarios u ON u.id = s.usuario_id
  WHERE s.token_hash = $1 AND s.vence_at > $2 AND s.fallas < ${FALLAS_MAX} AND u.activo`

const again = () =>
  new AppError(
    401,
    'desafio',
    'La entrada tardó demasiado o tuvo muchos códigos incorrectos. Escribe de nuevo tu usuario y contraseña.',
    [],
    {
      success: false,
    },
  )

/**
 * The second step: a code of the app (once, in its half minute) or a recovery code (once). Wrong ones count for the account
 * as wrong passwords do. Throws 401 `desafio` when the first step must be taken again, 422 at `codigo`, 429.
 */
export async function signInWithCodigo(
  { desafio, codigo }: { readonly desafio: string; readonly codigo: string },
  from: Procedencia,
): Promise<Entrada> {
  const tokenHash = hashToken(desafio)
  const row = await selectRow<DesafioRow>(DESAFIO_SQL, [tokenHash, nowAt()])
  if (!row) throw again()
  const cuenta = row.usuario.toLowerCase()
  await takeAttempt(cuenta, from.direccion)
  await countTry(tokenHash)
  const origen = { medio: 'api', direccion: from.direccion } as const
  const actor = await loadActor(row.usuario_id, origen)
  if (!actor) throw again()
  if (!(await useCodigo(actor, codigo)))
    throw broken([{ path: 'codigo', code: 'incorrecto', message: 'El código no es correcto o ya se usó.' }])
  await inTransaction(() => execute('DELETE FROM segundos_pasos WHERE token_hash = $1', [tokenHash]))
  await clearFailures(cuenta, from.direccion)
  const token = await openSesion(actor, from, row.clave_hash)
  return { token, actor, debeCambiarClave: asBoolean(row.debe_cambiar_clave) }
}

/** Counted before the code is looked at, in one statement: tries sent together are no more than tries one by one. */
async function countTry(tokenHash: string): Promise<void> {
  const row = await inTransaction(() =>
    selectRow(
      `UPDATE segundos_pasos SET fallas = fallas + 1 WHERE token_hash = $1 AND fallas < ${FALLAS_MAX} RETURNING fallas`,
      [tokenHash],
    ),
  )
  if (!row) throw again()
}
