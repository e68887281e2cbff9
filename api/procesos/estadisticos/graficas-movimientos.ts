import type { Actor } from '#domain/acceso/actor.ts'
import { ESTATUS_MOVIMIENTO } from '#domain/afiliacion/estatus-movimiento.ts'
import { TIPO_ALTA } from '#domain/afiliacion/tipo-movimiento.ts'
import { quincenaCode, quincenaNumber, quincenaYear } from '#domain/calendario/quincena.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { diasDeAtencion, type Grafica } from '#domain/procesos/estadisticos.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { countMovimientosPorQuincena, NIVELES } from '#api/procesos/tableros/indicadores.ts'
import { countPasos } from '#api/procesos/tableros/reportes.ts'
import { rutaLista } from './rutas.ts'

const QUINCENAS = 8
const SIN_CANCELAR = ESTATUS_MOVIMIENTO.filter((estatus) => estatus !== 'Cancelado')

export const nombreQuincena = (ordinal: number): string => `Q${quincenaNumber(ordinal)} ${quincenaYear(ordinal)}`

export async function graficaMovimientos(actor: Actor): Promise<Grafica> {
  const rows = await countMovimientosPorQuincena(actor)
  return {
    forma: 'lineas',
    series: [
      { clave: 'altas', nombre: 'Altas', unidad: 'cuenta' },
      { clave: 'bajas', nombre: 'Bajas', unidad: 'cuenta' },
      { clave: 'cambios', nombre: 'Cambios', unidad: 'cuenta' },
      { clave: 'todos', nombre: 'Todos', unidad: 'cuenta' },
    ],
    renglones: rows.map(({ quincena, altas, bajas, cambios }) => {
      const filtro = { quincena: quincenaCode(quincena), estatus: SIN_CANCELAR }
      const deAlta = rutaLista(actor, 'panelMovimientos', { ...filtro, tipoId: TIPO_ALTA })
      return {
        clave: filtro.quincena,
        nombre: nombreQuincena(quincena),
        cifras: [altas, bajas, cambios, altas + bajas + cambios],
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

interface AtencionRow {
  readonly quincena: number
  readonly solicitado: PlainDate
  readonly aprobado: PlainDate
  readonly n: number
}

export async function graficaAtencion(actor: Actor): Promise<Grafica> {
  const rows = await selectAtencion(actor)
  const quincenas = [...new Set(rows.map(({ quincena }) => quincena))]
  return {
    forma: 'combinada',
    series: [
      { clave: 'aprobados', nombre: 'Movimientos aprobados', unidad: 'cuenta' },
      { clave: 'dias', nombre: 'Días de atención', unidad: 'dias' },
    ],
    renglones: quincenas.map((quincena) => {
      const own = rows.filter((row) => row.quincena === quincena)
      const n = own.reduce((sum, row) => sum + row.n, 0)
      return {
        clave: quincenaCode(quincena),
        nombre: nombreQuincena(quincena),
        cifras: [n, diasDeAtencion(own) ?? 0],
        rutas: [null, null],
      }
    }),
  }
}

/** Approved movements of the newest quincenas, grouped by the two days, the oldest quincena first. */
function selectAtencion(actor: Actor): Promise<AtencionRow[]> {
  const binds = new Binds()
  const scope = alcanceSql(actor, NIVELES, binds)
  return selectRows<AtencionRow>(
    `SELECT m.quincena, SUBSTR(m.solicitado_at, 1, 10) AS solicitado, SUBSTR(m.aprobado_at, 1, 10) AS aprobado, COUNT(*) AS n
     FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
     WHERE m.activo AND m.aprobado_at IS NOT NULL AND ${scope} AND m.quincena IN (
       SELECT DISTINCT q.quincena FROM movimientos q WHERE q.activo AND q.aprobado_at IS NOT NULL
       ORDER BY q.quincena DESC LIMIT ${QUINCENAS})
     GROUP BY m.quincena, SUBSTR(m.solicitado_at, 1, 10), SUBSTR(m.aprobado_at, 1, 10) ORDER BY m.quincena`,
    binds.values,
  )
}
