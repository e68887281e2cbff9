import type { Actor } from '#domain/acceso/actor.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { PaginaAportaciones, RenglonAportacion } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { FONDOS, type FondoId } from '#domain/fondos/fondo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { EntidadPedida } from '#api/fondos/entidades-visibles.ts'
import type { CierrePersonaModel } from '#api/quincenas/models/CierrePersonaModel.ts'
import { findCierresVisibles } from './cierres-visibles.ts'

type PersonaRow = Pick<RowOf<CierrePersonaModel>, 'id' | 'interno' | 'nombre'> &
  RowAs<CierrePersonaModel, { cierreId: 'cierre_id'; afiliadoId: 'afiliado_id'; sueldo: 'sueldo_centavos' }>

/** People of one page of the screen. */
const PAGINA = 100

/**
 * A page of a fund's table, by close and name. It begins after the person `despues`, by key: the thousandth page costs as much
 * as the first. Noted in the bitácora once for a table. Throws 404 where nothing can be seen.
 */
export async function listRenglones(
  actor: Actor,
  quincena: number,
  fondo: FondoId,
  { despues, ...pedida }: EntidadPedida & { readonly despues: number | null },
): Promise<PaginaAportaciones> {
  authorize(actor, 'aportaciones.leer')
  const cierres = await findCierresVisibles(actor, quincena, pedida)
  const ids = cierres.map(({ id }) => id)
  if (despues === null)
    await auditRead(
      actor,
      ...ids.map((id) => ({
        acto: 'aportaciones.leer' as const,
        objeto: 'cierre' as const,
        objetoId: id,
        despues: { fondo },
      })),
    )
  const found = await selectRenglones(ids, fondo, despues, PAGINA + 1)
  const renglones = found.slice(0, PAGINA)
  return { renglones, siguiente: found.length > PAGINA ? (renglones.at(-1)?.id ?? null) : null }
}

/** Up to `limit` people of some closes who have lines in a fund, after one of them. */
export async function selectRenglones(
  cierreIds: readonly number[],
  fondo: FondoId,
  despues: number | null,
  limit: number,
): Promise<RenglonAportacion[]> {
  const personas = await selectPersonas(cierreIds, fondo, despues, limit)
  if (personas.length === 0) return []
  const importes = await selectImportes(personas, fondo)
  const { porPartes } = FONDOS[fondo]
  return personas.map(({ id, cierreId, afiliadoId, interno, nombre, sueldo }) => {
    const { afiliado = 0, entidad = 0 } = importes.get(`${cierreId} ${afiliadoId}`) ?? {}
    return {
      id,
      interno: formatInterno(interno),
      nombre,
      sueldoCentavos: sueldo,
      afiliadoCentavos: porPartes ? afiliado : null,
      entidadCentavos: porPartes ? entidad : null,
      totalCentavos: afiliado + entidad,
    }
  })
}

function selectPersonas(
  cierreIds: readonly number[],
  fondo: FondoId,
  despues: number | null,
  limit: number,
): Promise<PersonaRow[]> {
  const binds = new Binds()
  const cierres = binds.addAll(cierreIds)
  const after =
    despues === null
      ? ''
      : `AND (p.cierre_id, p.nombre_orden, p.id) >
           (SELECT x.cierre_id, x.nombre_orden, x.id FROM cierre_personas x WHERE x.id = ${binds.add(despues)})`
  return selectRows<PersonaRow>(
    `SELECT p.id, p.cierre_id AS "cierreId", p.afiliado_id AS "afiliadoId", p.interno, p.nombre, p.sueldo_centavos AS sueldo
     FROM cierre_personas p WHERE p.cierre_id IN (${cierres}) ${after}
       AND EXISTS (SELECT 1 FROM aportaciones l
                   WHERE l.cierre_id = p.cierre_id AND l.afiliado_id = p.afiliado_id AND l.fondo = ${binds.add(fondo)})
     ORDER BY p.cierre_id, p.nombre_orden, p.id LIMIT ${binds.add(limit)}`,
    binds.values,
  )
}

async function selectImportes(
  personas: readonly PersonaRow[],
  fondo: FondoId,
): Promise<ReadonlyMap<string, { afiliado?: number; entidad?: number }>> {
  const binds = new Binds()
  const cierres = binds.addAll([...new Set(personas.map(({ cierreId }) => cierreId))])
  const rows = await selectRows<{
    cierreId: number
    afiliadoId: number
    parte: 'afiliado' | 'entidad'
    importe: number
  }>(
    `SELECT cierre_id AS "cierreId", afiliado_id AS "afiliadoId", parte, CAST(SUM(importe_centavos) AS BIGINT) AS importe
     FROM aportaciones WHERE cierre_id IN (${cierres}) AND fondo = ${binds.add(fondo)}
       AND afiliado_id IN (${binds.addAll(personas.map(({ afiliadoId }) => afiliadoId))})
     GROUP BY cierre_id, afiliado_id, parte`,
    binds.values,
  )
  const byPerson = new Map<string, { afiliado?: number; entidad?: number }>()
  for (const { cierreId, afiliadoId, parte, importe } of rows) {
    const key = `${cierreId} ${afiliadoId}`
    byPerson.set(key, { ...byPerson.get(key), [parte]: importe })
  }
  return byPerson
}
