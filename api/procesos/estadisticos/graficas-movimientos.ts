import type { Actor } from '#domain/acceso/actor.ts'
import { filtroDeQuincena } from '#domain/afiliacion/movimientos/movimientos-de-quincena.ts'
import { TIPO_ALTA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaCode, quincenaNumber, quincenaYear } from '#domain/calendario/quincena.ts'
import type { Grafica } from '#domain/procesos/estadisticos.ts'
import { diasDeAtencion, SIN_ATENDER, sumarAtencion, type Atendidos } from '#domain/quincenas/atencion.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows, SQL_TRUE } from '#api/db/sql.ts'
import { countQuincenas } from '#api/procesos/cifras-movimientos.ts'
import { NIVELES, QUINCENAS } from '#api/procesos/tableros/indicadores.ts'
import { countPasos } from '#api/procesos/tableros/reportes.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { MovimientoModel } from '#api/afiliacion/models/MovimientoModel.ts'
import { rutaLista } from './rutas.ts'

const APROBADO = `m.activo AND (m.aplicar = ${SQL_TRUE} OR m.aplicado = ${SQL_TRUE}) AND m.aumento_id IS NULL`

export const nombreQuincena = (ordinal: number): string => `Q${quincenaNumber(ordinal)} ${quincenaYear(ordinal)}`

export async function graficaMovimientos(actor: Actor): Promise<Grafica> {
  const rows = await countQuincenas(actor, QUINCENAS)
  return {
    forma: 'lineas',
    series: [
      { clave: 'altas', nombre: 'Altas', unidad: 'cuenta' },
      { clave: 'bajas', nombre: 'Bajas', unidad: 'cuenta' },
      { clave: 'cambios', nombre: 'Cambios', unidad: 'cuenta' },
      { clave: 'todos', nombre: 'Todos', unidad: 'cuenta' },
    ],
    renglones: rows.map(({ quincena, total, altas, bajas, cambios }) => {
      const filtro = filtroDeQuincena(quincena)
      const deAlta = rutaLista(actor, 'panelMovimientos', { ...filtro, tipoId: TIPO_ALTA })
      return {
        clave: filtro.quincena,
        nombre: nombreQuincena(quincena),
        cifras: [altas, bajas, cambios, total],
        rutas: [deAlta, null, null, rutaLista(actor, 'panelMovimientos', filtro)],
      }
    }),
  }
}

export async function graficaEsperas(actor: Actor): Promise<Grafica> {
  const pasos = await countPasos(actor)
  const opens = actor.vistas.has('panelMovimientos')
  return {
    forma: 'dona',
    series: [{ clave: 'movimientos', nombre: 'Movimientos', unidad: 'cuenta' }],
    renglones: pasos.map(({ paso, n, ruta }) => ({
      clave: paso,
      nombre: paso,
      cifras: [n],
      rutas: [opens ? ruta : null],
    })),
  }
}

type AtencionRow = Pick<RowOf<MovimientoModel>, 'quincena' | 'folio'> &
  RowAs<MovimientoModel, { solicitadoAt: 'solicitado_at'; aprobadoAt: 'aprobado_at' }> &
  RowAs<AfiliadoModel, { entidadId: 'nivel1_id' }>

export async function graficaAtencion(actor: Actor): Promise<Grafica> {
  const sums = new Map<number, Atendidos>()
  for (const { quincena, ...movimiento } of await selectAtencion(actor))
    sums.set(quincena, sumarAtencion(sums.get(quincena) ?? SIN_ATENDER, { ...movimiento, aprobado: true }))
  return {
    forma: 'combinada',
    series: [
      { clave: 'aprobados', nombre: 'Movimientos aprobados', unidad: 'cuenta' },
      { clave: 'dias', nombre: 'Días de atención', unidad: 'dias' },
    ],
    renglones: [...sums].map(([quincena, sum]) => ({
      clave: quincenaCode(quincena),
      nombre: nombreQuincena(quincena),
      cifras: [sum.movimientos, diasDeAtencion(sum) ?? 0],
      rutas: [null, null],
    })),
  }
}

/** Approved movements of the newest quincenas, the oldest first; a collective rise is nobody's request. */
function selectAtencion(actor: Actor): Promise<AtencionRow[]> {
  const binds = new Binds()
  const scope = alcanceSql(actor, NIVELES, binds)
  return selectRows<AtencionRow>(
    `SELECT m.quincena, a.nivel1_id AS "entidadId", m.folio, m.solicitado_at AS "solicitadoAt", m.aprobado_at AS "aprobadoAt"
     FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
     WHERE ${APROBADO} AND ${scope} AND m.quincena IN (SELECT DISTINCT m.quincena FROM movimientos m WHERE ${APROBADO}
       ORDER BY m.quincena DESC LIMIT ${QUINCENAS})
     ORDER BY m.quincena`,
    binds.values,
  )
}
