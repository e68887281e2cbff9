import { createHash } from 'node:crypto'
import type { Actor } from '#domain/acceso/actor.ts'
import { canonicalJson } from '#domain/acceso/bitacora/canonical-json.ts'
import {
  diasDeAtencion,
  ERRORES_MAX,
  medidaIssue,
  pendientesIssue,
  QUINCENAS_PROMEDIO,
  SIN_ATENDER,
  sumarAtencion,
  type Atendidos,
  type AtencionEntidad,
  type ErrorAtencion,
  type MovimientoAtendido,
} from '#domain/quincenas/atencion.ts'
import type { NotNull, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows, SQL_TRUE, asBoolean } from '#api/db/sql.ts'
import { vigenteEnSql } from '#api/fondos/entidad-vigente-sql.ts'
import { entidadVisibleSql } from '#api/fondos/entidades-visibles.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'

type Row = Pick<RowOf<MovimientoModel>, 'id' | 'quincena' | 'folio'> &
  RowAs<MovimientoModel, { solicitadoAt: 'solicitado_at'; aprobadoAt: 'aprobado_at' }> &
  NotNull<RowAs<AfiliadoModel, { entidadId: 'nivel1_id' }>> & { readonly aprobado: number }

interface Entidad {
  readonly id: number
  readonly nombre: string
}

export interface AtencionMedida {
  readonly entidades: readonly AtencionEntidad[]
  readonly errores: readonly ErrorAtencion[]
  readonly erroresDeMas: number
  readonly huella: string
}

/** Movements read at once. */
const PAGINA = 2_000

/** What a walk over the movements gathers. */
interface Cuenta {
  todas: Atendidos
  readonly reales: Map<number, Atendidos>
  readonly sinAprobar: Map<number, number>
  readonly faltas: { readonly entidadId: number; readonly mensaje: string }[]
}

/**
 * The time of attention of each entity that the actor sees whole, beside everybody's average over the last six quincenas, with
 * what is wrong with the data (decision 10.34). A collective rise is nobody's request: its movements do not count.
 */
export async function medirAtencion(actor: Actor, quincena: number): Promise<AtencionMedida> {
  const entidades = await selectEntidades(actor, quincena)
  const cuenta = await contar(quincena)
  const promedioDias = diasDeAtencion(cuenta.todas)
  const rows = entidades.map(({ id, nombre }): AtencionEntidad => {
    const real = cuenta.reales.get(id) ?? SIN_ATENDER
    return { id, entidad: nombre, movimientos: real.movimientos, realDias: diasDeAtencion(real), promedioDias }
  })
  const errores = erroresDe(entidades, cuenta)
  return {
    entidades: rows,
    errores: errores.slice(0, ERRORES_MAX),
    erroresDeMas: Math.max(0, errores.length - ERRORES_MAX),
    huella: huellaDe(quincena, rows),
  }
}

/** SHA-256 of what a snapshot says. */
function huellaDe(quincena: number, rows: readonly AtencionEntidad[]): string {
  const entidades = rows.map(({ id, entidad, movimientos, realDias, promedioDias }) => ({
    id,
    entidad,
    movimientos,
    realDias,
    promedioDias,
  }))
  return createHash('sha256').update(canonicalJson({ quincena, entidades })).digest('hex')
}

function erroresDe(entidades: readonly Entidad[], { faltas, sinAprobar }: Cuenta): ErrorAtencion[] {
  return entidades.flatMap(({ id, nombre }) => {
    const pendientes = pendientesIssue(sinAprobar.get(id) ?? 0)
    const own = faltas.filter(({ entidadId }) => entidadId === id).map(({ mensaje }) => mensaje)
    return [...(pendientes === null ? [] : [pendientes]), ...own].map((mensaje) => ({
      entidadId: id,
      entidad: nombre,
      mensaje,
    }))
  })
}

async function contar(quincena: number): Promise<Cuenta> {
  const cuenta: Cuenta = { todas: SIN_ATENDER, reales: new Map(), sinAprobar: new Map(), faltas: [] }
  for (let after = 0; ;) {
    const rows = await selectMovimientos(quincena, after)
    for (const row of rows) anotar(cuenta, { ...row, aprobado: asBoolean(row.aprobado) }, row.quincena === quincena)
    const last = rows.at(-1)
    if (!last || rows.length < PAGINA) return cuenta
    after = last.id
  }
}

function anotar(cuenta: Cuenta, movimiento: MovimientoAtendido, delPeriodo: boolean): void {
  const { entidadId, aprobado } = movimiento
  cuenta.todas = sumarAtencion(cuenta.todas, movimiento)
  if (!delPeriodo) return
  cuenta.reales.set(entidadId, sumarAtencion(cuenta.reales.get(entidadId) ?? SIN_ATENDER, movimiento))
  if (!aprobado) cuenta.sinAprobar.set(entidadId, (cuenta.sinAprobar.get(entidadId) ?? 0) + 1)
  const mensaje = medidaIssue(movimiento)
  if (mensaje !== null) cuenta.faltas.push({ entidadId, mensaje })
}

function selectMovimientos(quincena: number, after: number): Promise<Row[]> {
  return selectRows<Row>(
    `SELECT m.id, m.quincena, m.folio, a.nivel1_id AS "entidadId", m.solicitado_at AS "solicitadoAt",
            m.aprobado_at AS "aprobadoAt",
            CASE WHEN m.aplicar = ${SQL_TRUE} OR m.aplicado = ${SQL_TRUE} THEN 1 ELSE 0 END AS aprobado
     FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
     WHERE m.quincena > $1 AND m.quincena <= $2 AND m.id > $3 AND m.activo = ${SQL_TRUE} AND m.aumento_id IS NULL
       AND a.nivel1_id IS NOT NULL
     ORDER BY m.id LIMIT ${PAGINA}`,
    [quincena - QUINCENAS_PROMEDIO, quincena, after],
  )
}

/** The entities of the quincena that the report shows today. */
function selectEntidades(actor: Actor, quincena: number): Promise<Entidad[]> {
  const binds = new Binds()
  return selectRows<Entidad>(
    `SELECT u.id, u.nombre FROM unidades u WHERE u.activo = ${SQL_TRUE} AND ${vigenteEnSql(quincena, binds)}
       AND ${entidadVisibleSql(actor, binds)}
     ORDER BY u.nombre, u.id`,
    binds.values,
  )
}
