import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import {
  CLAVES_TABLERO,
  direccionTableroIssues,
  TABLEROS,
  type ClaveTablero,
  type Tablero,
} from '#domain/procesos/tableros.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { inTransaction } from '#api/db/database.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { broken, forbidden } from '#api/errors.ts'
import { TableroModel } from '#api/procesos/models/TableroModel.ts'
import { forgetOrigenes } from './origenes.ts'

type Row = Pick<RowOf<TableroModel>, 'clave' | 'direccion' | 'version'>

const present = (actor: Actor, clave: ClaveTablero, row: Row | undefined): Tablero => ({
  clave,
  titulo: TABLEROS[clave].titulo,
  direccion: row?.direccion ?? '',
  version: row?.version ?? 0,
  puedeConfigurar: can(actor, 'tableros.configurar'),
})

/** A board for who opens its view. Version 0: nobody has given it an address. */
export async function getTablero(actor: Actor, clave: ClaveTablero): Promise<Tablero> {
  authorize(actor, 'tableros.ver')
  const { vista } = TABLEROS[clave]
  if (!actor.vistas.has(vista)) throw forbidden()
  const row = await findRow(TableroModel, { clave }, ['clave', 'direccion', 'version'])
  return present(actor, clave, row ?? undefined)
}

/** Every board with its address, for who sets them. */
export async function listTableros(actor: Actor): Promise<Tablero[]> {
  authorize(actor, 'tableros.configurar')
  const rows = await selectRows<Row>('SELECT clave, direccion, version FROM tableros')
  return CLAVES_TABLERO.map((clave) =>
    present(
      actor,
      clave,
      rows.find((row) => row.clave === clave),
    ),
  )
}

/**
 * Sets a board's address, or takes it away (""). 422 for what is not https to a plain host; 409 `version` with `actual` when
 * somebody changed it since it was read. The portal's content policy lets the new one in from the next page on.
 */
export async function saveTablero(
  actor: Actor,
  clave: ClaveTablero,
  { direccion, version }: { readonly direccion: string; readonly version: number },
): Promise<Tablero> {
  authorize(actor, 'tableros.configurar')
  const issues = direccionTableroIssues(direccion)
  if (issues.length > 0) throw broken(issues)
  await inTransaction(async () => {
    const before = await findRow(TableroModel, { clave }, ['clave', 'direccion', 'version'])
    const kept = await selectRow(
      `INSERT INTO tableros (clave, direccion, actualizado_at) VALUES ($1, $2, $3)
       ON CONFLICT (clave) DO UPDATE SET direccion = excluded.direccion, actualizado_at = excluded.actualizado_at,
         version = tableros.version + 1 WHERE tableros.version = $4 RETURNING clave`,
      [clave, direccion.trim(), nowAt(), version],
    )
    if (!kept || (version === 0) !== (before === null))
      throw await staleVersion(
        { objeto: 'tablero', objetoId: clave },
        'cambió la dirección mientras la editabas. Revisa la actual.',
        { actual: present(actor, clave, before ?? undefined) },
      )
    await logActo(actor, {
      acto: 'tablero.configurar',
      objeto: 'tablero',
      objetoId: clave,
      antes: { direccion: before?.direccion ?? '' },
      despues: { direccion: direccion.trim() },
    })
  })
  forgetOrigenes()
  const row = await findRow(TableroModel, { clave }, ['clave', 'direccion', 'version'])
  return present(actor, clave, row ?? undefined)
}
