import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import type { RespuestaVentanilla } from '#domain/afiliacion/alta.ts'
import { rutaParaAtender, type FiltroEspera } from '#domain/afiliacion/actos/movimientos-que-esperan.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatDiaMes } from '#domain/calendario/fecha-texto.ts'
import { entraTexto } from '#domain/calendario/ventana-texto.ts'
import { quincenaLong, quincenaOf } from '#domain/calendario/quincena.ts'
import type { VentanaEstado } from '#domain/calendario/ventana.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { CONTADOS } from '#api/http/listas/list-total.ts'
import { countEspera } from './count-espera.ts'
import { ESTATUS_SQL } from './estatus-sql.ts'
import { listBorradores } from '#api/afiliacion/borradores/list-borradores.ts'
import { ALCANCE_MOVIMIENTO, findMovimientosByIds } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { porAceptarTexto } from '#domain/acceso/delegacion.ts'
import { countPorAceptar, RUTA_DELEGACIONES } from '#api/usuarios/delegaciones/list-delegaciones.ts'
import { presentMovimientoResumen } from '#api/afiliacion/movimientos/present-movimiento.ts'

const MAX_BORRADORES = 50
const MAX_MOVIMIENTOS = 25

/**
 * `/dependenciaVentanilla`: drafts of the office, the movements the actor sent (those of the office for whoever does not
 * request any) and what is next. What came back to its author stands first.
 */
export async function getVentanilla(actor: Actor): Promise<RespuestaVentanilla> {
  authorize(actor, 'ventanilla.ver')
  const captures = can(actor, 'alta.solicitar')
  const [borradores, sent, ventana] = await Promise.all([
    can(actor, 'borradores.usar') ? listBorradores(actor, undefined, MAX_BORRADORES) : [],
    loadMovimientos(actor, captures),
    estadoVentana(actor, 'ALTA_BAJA_CAMBIO'),
  ])
  return { borradores, ...sent, siguiente: await siguiente(actor, ventana, captures) }
}

async function loadMovimientos(
  actor: Actor,
  onlyOwn: boolean,
): Promise<Pick<RespuestaVentanilla, 'movimientos' | 'totalMovimientos'>> {
  const binds = new Binds()
  const scope = alcanceSql(actor, ALCANCE_MOVIMIENTO, binds)
  const where = onlyOwn ? `${scope} AND m.solicitado_por = ${binds.add(actor.id)}` : scope
  const newest = async (which: string, limit: number): Promise<number[]> => {
    const rows = await selectRows<{ id: number }>(
      `SELECT m.id FROM movimientos m WHERE ${where} AND ${which} ORDER BY m.id DESC LIMIT ${limit}`,
      binds.values,
    )
    return rows.map(({ id }) => id)
  }
  // Two questions, each read of its index: ordering all of the scope by what came back would read all of it.
  const returned = await newest(`(${ESTATUS_SQL.Pendiente})`, MAX_MOVIMIENTOS)
  const room = MAX_MOVIMIENTOS - returned.length
  const others = room === 0 ? [] : await newest(`NOT (${ESTATUS_SQL.Pendiente})`, room)
  const contados = await selectRow<{ n: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS n FROM (SELECT 1 FROM movimientos m WHERE ${where} LIMIT ${CONTADOS + 1}) AS contados`,
    binds.values,
  )
  const n = contados?.n ?? 0
  const rows = await findMovimientosByIds([...returned, ...others])
  return {
    movimientos: rows.map(presentMovimientoResumen),
    totalMovimientos: { n: Math.min(n, CONTADOS), masDe: n > CONTADOS },
  }
}

type Siguiente = RespuestaVentanilla['siguiente'][number]

/** What one figure of the desk counts, and how one and several are told. */
const ESPERAS_VENTANILLA = {
  corregir: { espera: 'autor', solicitadoPor: 'yo' },
  solicitados: { espera: ['validador', 'sin_validador'], solicitadoPor: 'yo' },
  validar: { espera: 'validador' },
} as const satisfies Record<string, FiltroEspera>

async function siguiente(actor: Actor, ventana: VentanaEstado, captures: boolean): Promise<Siguiente[]> {
  const figura = async (filtro: FiltroEspera, uno: string, varios: string): Promise<Siguiente[]> => {
    const { n } = await countEspera(actor, filtro)
    return n === 0 ? [] : [{ texto: cuentaTexto(n, uno, varios), ruta: rutaParaAtender(filtro, actor.vistas) }]
  }
  const { corregir, solicitados, validar } = ESPERAS_VENTANILLA
  const espera = 'movimiento espera la validación de la dependencia.'
  const { n: porAceptar, de } = await countPorAceptar(actor)
  return [
    ...(porAceptar === 0 ? [] : [{ texto: porAceptarTexto(porAceptar, de), ruta: RUTA_DELEGACIONES }]),
    ...(captures
      ? await figura(corregir, 'movimiento volvió para corregirse.', 'movimientos volvieron para corregirse.')
      : []),
    ...(can(actor, 'movimientos.validar')
      ? await figura(validar, 'movimiento espera tu validación.', 'movimientos esperan tu validación.')
      : await figura(solicitados, espera, 'movimientos esperan la validación de la dependencia.')),
    ...calendario(ventana, captures),
  ]
}

/** "esta quincena", or by its name where the entity closed this one already. */
function quincenaTexto({ quincena, today }: VentanaEstado): string {
  return quincena === quincenaOf(today) ? 'esta quincena' : `la ${quincenaLong(quincena)}`
}

function calendario(ventana: VentanaEstado, captures: boolean): Siguiente[] {
  const sentences = [
    captures &&
      ventana.until &&
      (ventana.cerrada === null
        ? `Lo que guardes a más tardar el ${formatDiaMes(ventana.until)} entra en ${quincenaTexto(ventana)}.`
        : `${entraTexto(ventana.quincena, ventana.cerrada)}, si lo guardas a más tardar el ${formatDiaMes(ventana.until)}.`),
    !ventana.open && ventana.next && `Los movimientos abren el ${formatDiaMes(ventana.next)}.`,
  ]
  return sentences.flatMap((texto) => (texto ? [{ texto, ruta: null }] : []))
}
