import type { Actor } from '#domain/acceso/actor.ts'
import type { CuentaVinculada } from '#domain/usuarios/usuario.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, execute, selectRow, selectRows } from '#api/db/sql.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { broken, conflict } from '#api/errors.ts'
import { cuentasDe } from '#api/usuarios/misma-persona.ts'
import { findUsuario } from './usuario-row.ts'

type CuentaRow = Pick<RowOf<UsuarioModel>, 'id' | 'usuario' | 'nombre'> & { readonly raiz: number }

/** The first account of a linked person stands for it: the others point at it. */
const CUENTA = 'SELECT id, usuario, nombre, COALESCE(misma_persona, id) AS raiz FROM usuarios'

/** The other accounts of the person of an account: those linked to it, and those with its e-mail. Throws 403, 404. */
export async function listVinculadas(actor: Actor, id: number): Promise<CuentaVinculada[]> {
  authorizeInstituto(actor, 'usuarios.administrar')
  await findUsuario(actor, id)
  const others = (await cuentasDe([id])).filter((one) => one !== id)
  if (others.length === 0) return []
  const raiz = await raizDe(id)
  const binds = new Binds()
  const rows = await selectRows<CuentaRow>(
    `${CUENTA} WHERE id IN (${binds.addAll(others)}) ORDER BY usuario`,
    binds.values,
  )
  return rows.map(({ id: otra, usuario, nombre, raiz: suya }) => ({
    id: otra,
    usuario,
    nombre,
    por: suya === raiz ? 'vinculo' : 'correo',
  }))
}

/**
 * Says that two accounts are one person's (decisions §10.7): from then on neither takes a turn that the other took. Whom each
 * was linked with comes along. Throws 403, 404, 409 `cuenta_propia`, 422 at `usuario`.
 */
export async function linkCuenta(actor: Actor, id: number, usuario: string): Promise<CuentaVinculada[]> {
  await inTransaction(async () => {
    await assertTouchable(actor, id)
    const otra = await selectRow<CuentaRow>(`${CUENTA} WHERE LOWER(usuario) = LOWER($1)`, [usuario.trim()])
    if (!otra) throw refused('no_existe', `No hay una cuenta «${usuario.trim().slice(0, 60)}»: escribe su usuario.`)
    if (otra.id === actor.id) throw propia()
    const raiz = await raizDe(id)
    if (otra.id === id) throw refused('misma', 'Es la misma cuenta: escribe el usuario de la otra.')
    if (otra.raiz === raiz) throw refused('ya', 'Ya son cuentas de la misma persona.')
    await execute('UPDATE usuarios SET misma_persona = $1 WHERE id = $2 OR misma_persona = $2', [raiz, otra.raiz])
    const despues = { cuenta: otra.usuario }
    await logActo(actor, { acto: 'usuario.vincular', objeto: 'usuario', objetoId: id, despues })
  })
  return listVinculadas(actor, id)
}

/** Parts an account from those it was linked with; who shares its e-mail stays one person. Throws 403, 404, 409. */
export async function unlinkCuenta(actor: Actor, id: number): Promise<CuentaVinculada[]> {
  await inTransaction(async () => {
    await assertTouchable(actor, id)
    const raiz = await raizDe(id)
    const group = await selectRows<CuentaRow>(`${CUENTA} WHERE id = $1 OR misma_persona = $1 ORDER BY id`, [raiz])
    const rest = group.filter((one) => one.id !== id)
    if (rest.length === 0) throw conflict('sin_vinculo', 'Esta cuenta no está vinculada con otra.')
    if (rest.some((one) => one.id === actor.id)) throw propia()
    // The account that stood for the person may be the one that leaves.
    const next = raiz === id ? (rest[0]?.id ?? id) : raiz
    for (const one of group)
      await execute('UPDATE usuarios SET misma_persona = $1 WHERE id = $2', [
        one.id === id || one.id === next ? null : next,
        one.id,
      ])
    const antes = { cuentas: rest.map(({ usuario }) => usuario) }
    await logActo(actor, { acto: 'usuario.desvincular', objeto: 'usuario', objetoId: id, antes })
  })
  return listVinculadas(actor, id)
}

const propia = () =>
  conflict('cuenta_propia', 'Es tu propia cuenta: pide a otra persona de la administración que lo haga.')

const refused = (code: string, message: string) => broken([{ path: 'usuario', code, message }], message)

async function assertTouchable(actor: Actor, id: number): Promise<void> {
  authorizeInstituto(actor, 'usuarios.administrar')
  await holdTurno('cuentas')
  await findUsuario(actor, id)
  if (actor.id === id) throw propia()
}

async function raizDe(id: number): Promise<number> {
  const row = await findRow(UsuarioModel, { id }, ['misma_persona'])
  return row?.misma_persona ?? id
}
