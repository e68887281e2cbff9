import type { Actor } from '#domain/acceso/actor.ts'
import { SIN_CANCELAR } from '#domain/afiliacion/movimientos-de-quincena.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { EntidadPasada, HistorialQuincena } from '#domain/quincenas/historial.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { estatusSql, isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { countPersonasAl } from '#api/afiliacion/reloj/count-personas-al.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { presentQuincena } from './list-quincenas.ts'

interface EntidadRow {
  readonly id: number
  readonly entidad: string
  readonly representante: string | null
  readonly responsable: string | null
  readonly movimientos: number
  readonly espera: number
  readonly importe: number | null
}

/**
 * What each entity that the actor sees whole had in a quincena: who answered for it, its people at the end, its movements and
 * what its close ordered. 404 for a quincena that has not begun.
 */
export async function getHistorial(actor: Actor, quincena: number): Promise<HistorialQuincena> {
  authorize(actor, 'historial.leer')
  if (quincena > quincenaOf(today())) throw notFound('La quincena')
  const { fin } = quincenaRange(quincena)
  const al = fin < today() ? fin : today()
  const [entidades, personas] = await Promise.all([loadEntidades(actor, quincena, al), countPersonasAl(al)])
  return {
    ...presentQuincena(quincena),
    al,
    entidades: entidades.map((row) => present(row, personas.get(row.id) ?? 0)),
  }
}

function present(row: EntidadRow, personas: number): EntidadPasada {
  return {
    id: row.id,
    entidad: row.entidad,
    representanteCurp: row.representante ?? '',
    responsable: row.responsable ?? '',
    personas,
    movimientos: row.movimientos,
    enEspera: row.espera,
    importeCentavos: row.importe,
  }
}

/** The name or CURP of who held a charge of unit `u` on the day. */
function cargoSql(columna: 'nombre' | 'curp', cargo: 'responsable' | 'representante', dia: string): string {
  return `(SELECT c.${columna} FROM unidad_cargos c WHERE c.unidad_id = u.id AND c.cargo = '${cargo}'
    AND c.desde <= ${dia} AND (c.hasta IS NULL OR c.hasta >= ${dia}) ORDER BY c.desde DESC, c.id DESC LIMIT 1)`
}

function loadEntidades(actor: Actor, quincena: number, al: PlainDate): Promise<EntidadRow[]> {
  const binds = new Binds()
  const [q, dia] = [binds.add(quincena), binds.add(al)]
  // Somebody who sees only part of an entity does not see its totals.
  const scope = alcanceSql(actor, ['u.parent_id', 'u.id', 'NULL'], binds)
  return selectRows<EntidadRow>(
    `SELECT u.id, u.nombre AS entidad, ${cargoSql('curp', 'representante', dia)} AS representante,
       ${cargoSql('nombre', 'responsable', dia)} AS responsable,
       CAST(COALESCE(x.n, 0) AS INTEGER) AS movimientos, CAST(COALESCE(x.espera, 0) AS INTEGER) AS espera,
       (SELECT CAST(SUM(t.importe_centavos) AS BIGINT) FROM cierres k JOIN cierre_totales t ON t.cierre_id = k.id
         WHERE k.entidad_id = u.id AND k.quincena = ${q} AND k.estado = 'cerrado') AS importe
     FROM unidades u LEFT JOIN (
       SELECT a.nivel1_id AS id, COUNT(*) AS n, SUM(CASE WHEN ${isOpenSql('m')} THEN 1 ELSE 0 END) AS espera
       FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
       WHERE m.quincena = ${q} AND ${estatusSql(SIN_CANCELAR)} GROUP BY a.nivel1_id) x ON x.id = u.id
     WHERE u.nivel = 1 AND (u.activo OR x.n > 0) AND ${scope} ORDER BY u.nombre, u.id`,
    binds.values,
  )
}
