import type { Actor } from '#domain/acceso/actor.ts'
import { SIN_CANCELAR } from '#domain/afiliacion/movimientos/movimientos-de-quincena.ts'
import { quincenaOf, quincenaRange } from '#domain/calendario/quincena.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { EntidadPasada, HistorialQuincena } from '#domain/quincenas/historial.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { estatusSql, isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { columnaAlSql } from '#api/afiliacion/reloj/al-sql.ts'
import { countPersonasAl } from '#api/afiliacion/reloj/count-personas-al.ts'
import { unidadesHoy } from '#api/afiliacion/reloj/nombres-al.ts'
import { today } from '#api/clock.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import type { UnidadCargoModel } from '#api/organica/models/UnidadCargoModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { UnidadVigenciaModel } from '#api/organica/models/UnidadVigenciaModel.ts'
import { presentQuincena } from './list-quincenas.ts'

type EntidadRow = Pick<RowOf<UnidadModel>, 'id'> &
  RowAs<UnidadVigenciaModel, { entidad: 'nombre' }> &
  LeftJoined<RowAs<UnidadCargoModel, { representante: 'curp'; responsable: 'nombre' }>> & {
    readonly movimientos: number
    readonly espera: number
    readonly importe: number | null
  }

/**
 * What each entity that the actor sees whole had in a quincena: who answered for it, its people at the end, its movements and
 * what its close ordered. Told by the entities of that day, each with who was in it then; or by those of today, each with all
 * that went into it. 404 for a quincena that has not begun.
 */
export async function getHistorial(
  actor: Actor,
  quincena: number,
  organizacion: Organizacion,
): Promise<HistorialQuincena> {
  authorize(actor, 'historial.leer')
  if (quincena > quincenaOf(today())) throw notFound('La quincena')
  const { fin } = quincenaRange(quincena)
  const al = fin < today() ? fin : today()
  const [entidades, personas] = await Promise.all([loadEntidades(actor, quincena, al), countPersonasAl(al)])
  const pasadas = entidades.map((row) => present(row, personas.get(row.id) ?? 0))
  return {
    ...presentQuincena(quincena),
    al,
    organizacion,
    entidades: organizacion === 'hoy' ? await conLaDeHoy(pasadas) : pasadas,
  }
}

function present(row: EntidadRow, personas: number): EntidadPasada {
  return {
    id: row.id,
    entidad: row.entidad,
    unidades: [row.id],
    representanteCurp: row.representante ?? '',
    responsable: row.responsable ?? '',
    personas,
    movimientos: row.movimientos,
    enEspera: row.espera,
    importeCentavos: row.importe,
  }
}

/** The same figures under the entities that go on with those units today, by name; who answered is who answered for that one. */
async function conLaDeHoy(pasadas: readonly EntidadPasada[]): Promise<EntidadPasada[]> {
  const hoy = await unidadesHoy(pasadas.map(({ id }) => id))
  const sumas = new Map<number, EntidadPasada>()
  for (const pasada of pasadas) {
    const { id, nombre } = hoy.get(pasada.id) ?? { id: pasada.id, nombre: pasada.entidad }
    const propia = pasada.id === id ? pasada : { ...pasada, representanteCurp: '', responsable: '' }
    const one = { ...propia, id, entidad: nombre }
    const other = sumas.get(id)
    sumas.set(id, other ? juntas(other, one) : one)
  }
  return [...sumas.values()].sort((a, b) => a.entidad.localeCompare(b.entidad, 'es-MX') || a.id - b.id)
}

function juntas(una: EntidadPasada, otra: EntidadPasada): EntidadPasada {
  const importes = [una.importeCentavos, otra.importeCentavos].filter((importe) => importe !== null)
  return {
    id: una.id,
    entidad: una.entidad,
    unidades: [...una.unidades, ...otra.unidades],
    representanteCurp: una.representanteCurp || otra.representanteCurp,
    responsable: una.responsable || otra.responsable,
    personas: una.personas + otra.personas,
    movimientos: una.movimientos + otra.movimientos,
    enEspera: una.enEspera + otra.enEspera,
    importeCentavos: importes.length === 0 ? null : importes.reduce((sum, importe) => sum + importe, 0),
  }
}

/** The name or CURP of who held a charge of unit `u` on the day. */
function cargoSql(columna: 'nombre' | 'curp', cargo: 'responsable' | 'representante', dia: string): string {
  return `(SELECT c.${columna} FROM unidad_cargos c WHERE c.unidad_id = u.id AND c.cargo = '${cargo}'
    AND c.desde <= ${dia} AND (c.hasta IS NULL OR c.hasta >= ${dia}) ORDER BY c.desde DESC, c.id DESC LIMIT 1)`
}

/** What unit `u` was on the day, of its validity `v`; null when it was none. */
function vigenteSql(columna: '1' | 'v.nombre', dia: string): string {
  return `(SELECT ${columna} FROM unidad_vigencias v WHERE v.unidad_id = u.id AND v.desde <= ${dia}
    AND (v.hasta IS NULL OR v.hasta >= ${dia}) ORDER BY v.desde DESC, v.id DESC LIMIT 1)`
}

function loadEntidades(actor: Actor, quincena: number, al: PlainDate): Promise<EntidadRow[]> {
  const binds = new Binds()
  const [q, dia] = [binds.add(quincena), binds.add(al)]
  // Somebody who sees only part of an entity does not see its totals.
  const scope = alcanceSql(actor, ['u.parent_id', 'u.id', 'NULL'], binds)
  const lugar = columnaAlSql('nivel1_id', al, binds)
  return selectRows<EntidadRow>(
    `SELECT u.id, COALESCE(${vigenteSql('v.nombre', dia)}, u.nombre) AS entidad, ${cargoSql('curp', 'representante', dia)} AS representante,
       ${cargoSql('nombre', 'responsable', dia)} AS responsable,
       CAST(COALESCE(x.n, 0) AS INTEGER) AS movimientos, CAST(COALESCE(x.espera, 0) AS INTEGER) AS espera,
       (SELECT CAST(SUM(t.importe_centavos) AS BIGINT) FROM cierres k JOIN cierre_totales t ON t.cierre_id = k.id
         WHERE k.entidad_id = u.id AND k.quincena = ${q} AND k.estado = 'cerrado') AS importe
     FROM unidades u LEFT JOIN (
       SELECT y.id, COUNT(*) AS n, SUM(y.abierto) AS espera FROM (
         SELECT ${lugar} AS id, CASE WHEN ${isOpenSql('m')} THEN 1 ELSE 0 END AS abierto
         FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
         WHERE m.quincena = ${q} AND ${estatusSql(SIN_CANCELAR)}) y GROUP BY y.id) x ON x.id = u.id
     WHERE u.nivel = 1 AND (${vigenteSql('1', dia)} = 1 OR x.n > 0) AND ${scope} ORDER BY entidad, u.id`,
    binds.values,
  )
}
