import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import { RUTA_MIS_BORRADORES, rutaBorrador, type PasoAlta, type TipoBorrador } from '#domain/afiliacion/borrador.ts'
import { ageText } from '#domain/afiliacion/actos/espera.ts'
import {
  EN_ESPERA,
  rutaEspera,
  rutaParaAtender,
  type FiltroEspera,
} from '#domain/afiliacion/actos/movimientos-que-esperan.ts'
import { filtroDeQuincena } from '#domain/afiliacion/movimientos/movimientos-de-quincena.ts'
import { SITUACIONES_EN_PLANTILLA } from '#domain/afiliacion/situacion.ts'
import { can } from '#domain/acceso/can.ts'
import { formatFechaConDia } from '#domain/calendario/fecha-texto.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { abiertaHasta, proximaFechaTexto } from '#domain/calendario/ventana-texto.ts'
import type { VentanaEstado } from '#domain/calendario/ventana.ts'
import type { Tesela } from '#domain/procesos/inicio.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { diaCercanoTexto, momentoTexto } from '#domain/calendario/tiempo-texto.ts'
import { nowAt, today } from '#api/clock.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { countEspera } from '#api/afiliacion/padron/count-espera.ts'
import { countQuincena } from './cifras-movimientos.ts'

/** A list of the panel already filtered, as react-admin reads its address: a figure opens what it counts. */
function listOf(resource: 'movimientos' | 'afiliados', filter: Readonly<Record<string, unknown>>): string {
  return `/panel/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}

/** What waits for one turn: its figure opens exactly those, in the tray of that turn if there is one. */
async function esperaTesela(actor: Actor, etiqueta: string, filtro: FiltroEspera): Promise<Tesela> {
  const { n, desde } = await countEspera(actor, filtro)
  const ruta = rutaParaAtender(filtro, actor.vistas)
  const detalle = desde ? `el más antiguo, hace ${ageText(desde, Date.parse(nowAt()))}` : 'nada por ahora'
  return { etiqueta, cifra: formatCuenta(n), detalle, tono: n > 0 ? 'aviso' : 'normal', ruta }
}

const SIN_VALIDADOR = 'Sin validador en su dependencia'

/** What waits for the profile's own acts; an administrator sees the whole way in one tile. */
export async function pendientesTeselas(actor: Actor): Promise<Tesela[]> {
  if (isAdministrador(actor)) return [await enCursoTesela(actor)]
  const { actos, ambito } = actor
  const teselas = await Promise.all([
    // In the institute that act validates payments.
    ...(actos.has('validar') && ambito === 'dependencia'
      ? [esperaTesela(actor, 'Esperan tu validación', { espera: 'validador' })]
      : []),
    ...(actos.has('revisar')
      ? [
          esperaTesela(actor, 'Esperan tu revisión', { espera: 'auxiliar' }),
          esperaTesela(actor, SIN_VALIDADOR, { espera: 'sin_validador' }),
        ]
      : []),
    ...(actos.has('aprobar') ? [esperaTesela(actor, 'Esperan tu aprobación', { espera: 'jefe' })] : []),
    ...(actos.has('firmar')
      ? [esperaTesela(actor, 'Movimientos por firmar', { espera: 'director' }), porAplicarTesela(actor)]
      : []),
    ...(actos.has('capturar') ? [esperaTesela(actor, 'Por corregir', { espera: 'autor', solicitadoPor: 'yo' })] : []),
  ])
  // Where every dependency has its validador nobody asks what that tile is.
  return teselas.filter(({ etiqueta, cifra }) => etiqueta !== SIN_VALIDADOR || cifra !== '0')
}

async function enCursoTesela(actor: Actor): Promise<Tesela> {
  const [validacion, revision, aprobacion] = await Promise.all([
    countEspera(actor, { espera: ['validador', 'sin_validador'] }),
    countEspera(actor, { espera: 'auxiliar' }),
    countEspera(actor, { espera: ['jefe', 'director'] }),
  ])
  return {
    etiqueta: 'Movimientos en espera',
    cifra: formatCuenta(validacion.n + revision.n + aprobacion.n),
    detalle: `${formatCuenta(validacion.n)} por validar, ${formatCuenta(revision.n)} por revisar, ${formatCuenta(aprobacion.n)} por aprobar`,
    tono: 'normal',
    ruta: rutaEspera({ espera: EN_ESPERA }),
  }
}

async function porAplicarTesela(actor: Actor): Promise<Tesela> {
  const { n } = await countEspera(actor, { espera: 'cierre' })
  return {
    etiqueta: 'Por aplicar',
    cifra: formatCuenta(n),
    detalle: 'se aplican al cerrar la quincena',
    tono: 'normal',
    ruta: rutaEspera({ espera: 'cierre' }),
  }
}

/** The actor's own drafts and the one touched last, which it opens when there is no other; nothing for who does not capture. */
export async function borradoresTesela(actor: Actor): Promise<Tesela[]> {
  if (!can(actor, 'borradores.usar')) return []
  const bind = [actor.id, nowAt()]
  const [count, last] = await Promise.all([
    selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM borradores WHERE autor_id = $1 AND vence_at > $2', bind),
    selectRow<{ id: string; tipo: TipoBorrador; titulo: string; paso: PasoAlta; actualizado_at: string }>(
      `SELECT id, tipo, titulo, paso, actualizado_at FROM borradores WHERE autor_id = $1 AND vence_at > $2
       ORDER BY actualizado_at DESC, id LIMIT 1`,
      bind,
    ),
  ])
  const detalle = last
    ? `${last.titulo || 'Sin nombre'}, ${momentoTexto(Date.parse(last.actualizado_at), today())}`
    : 'ninguno empezado'
  const varios = (count?.n ?? 0) > 1 && can(actor, 'ventanilla.ver')
  const ruta = varios ? RUTA_MIS_BORRADORES : last ? rutaBorrador(last) : '/dashboard?vista=altaDocA'
  return [{ etiqueta: 'Mis borradores', cifra: formatCuenta(count?.n ?? 0), detalle, tono: 'normal', ruta }]
}

/** Movements of the quincena that an act of today enters. */
export async function quincenaTesela(actor: Actor, quincena: number): Promise<Tesela[]> {
  if (!can(actor, 'movimientos.leer')) return []
  const { total, altas, bajas, cambios } = await countQuincena(actor, quincena)
  return [
    {
      etiqueta: 'Movimientos de la quincena',
      cifra: formatCuenta(total),
      detalle: `${cuentaTexto(altas, 'alta')}, ${cuentaTexto(bajas, 'baja')}, ${cuentaTexto(cambios, 'cambio')}`,
      tono: 'normal',
      ruta: listOf('movimientos', filtroDeQuincena(quincena)),
    },
  ]
}

/** People of the padrón, for profiles that only look. */
export async function padronTesela(actor: Actor): Promise<Tesela[]> {
  const hasWork = [...actor.actos].some((acto) => acto !== 'ver')
  if (hasWork || !can(actor, 'padron.leer')) return []
  const binds = new Binds()
  const scope = alcanceSql(actor, ['nivel0_id', 'nivel1_id', 'nivel2_id'], binds)
  const row = await selectRow<{ activos: number; licencia: number }>(
    `SELECT COALESCE(SUM(CASE WHEN situacion = 'A' THEN 1 ELSE 0 END), 0) AS activos,
       COALESCE(SUM(CASE WHEN situacion = 'L' THEN 1 ELSE 0 END), 0) AS licencia
     FROM afiliados WHERE situacion IN ('A', 'L') AND ${scope}`,
    binds.values,
  )
  const [activos, licencia] = [row?.activos ?? 0, row?.licencia ?? 0]
  return [
    {
      etiqueta: 'Personas afiliadas',
      cifra: formatCuenta(activos + licencia),
      detalle: `${formatCuenta(activos)} en activo, ${formatCuenta(licencia)} con licencia`,
      tono: 'normal',
      ruta: listOf('afiliados', { situacion: SITUACIONES_EN_PLANTILLA }),
    },
  ]
}

/**
 * When the window closes, or when it opens. An enabling that outlasts the quincena keeps it open: then the last day of
 * this quincena stands in the detail, and the figure is the badge's.
 */
export function ventanaTesela(estado: VentanaEstado): Tesela {
  const { until, next, today: hoy } = estado
  const hasta = abiertaHasta(estado)
  if (until === null || hasta === null)
    return {
      etiqueta: 'Abre la ventana',
      cifra: next === null ? 'Sin fecha' : diaCercanoTexto(next, hoy),
      detalle: next === null ? proximaFechaTexto(estado) : formatFechaConDia(next),
      tono: 'aviso',
      ruta: null,
    }
  const numero = quincenaCode(estado.quincena).slice(0, 2)
  return {
    etiqueta: 'Cierra la ventana',
    cifra: diaCercanoTexto(hasta.fecha, hoy),
    detalle:
      hasta.fecha === until
        ? formatFechaConDia(until)
        : `extraordinaria; la quincena ${numero}, el ${formatFechaConDia(until)}`,
    tono: until === hoy ? 'aviso' : 'normal',
    ruta: null,
  }
}
