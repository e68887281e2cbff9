import type { Actor } from '#domain/acceso/actor.ts'
import type { NombreActo } from '#domain/acceso/bitacora/acto-bitacora.ts'
import { can } from '#domain/acceso/can.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import {
  folioEstadoCuenta,
  sumarFondos,
  type EstadoDeCuenta,
  type RetencionDeEstado,
} from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import { motivoTexto, type RespuestaRetencion } from '#domain/fondos/prestamos/retencion.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { presentPersonaResumen } from '#api/afiliacion/padron/present-persona.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import {
  presentPrestamo,
  PRESTAMO_COLUMNS,
  PRESTAMOS_FROM,
  type PrestamoRow,
} from '#api/fondos/prestamos/prestamo-row.ts'
import { loadFavores } from '#api/fondos/a-favor/favor-row.ts'
import { loadExcedentes } from '#api/fondos/excedentes/excedente-row.ts'
import { loadCobros } from '#api/fondos/cobros/cobro-row.ts'
import { loadCair } from './cair-de-persona.ts'
import { selectExtemporaneas } from './extemporaneas-de-persona.ts'
import { selectLicencias } from './licencias-de-persona.ts'
import { selectQuincenas } from './quincenas-de-persona.ts'

/**
 * What a person owns and owes: every fund by quincena and whether its entity has paid it, what was owed on leave, loans and what
 * was ordered of them. `anio` keeps the quincenas of a year. Sums of what closes stored, nothing
 * computed anew. Noted in the bitácora under `acto`. Throws 404 out of scope.
 */
export async function getEstadoCuenta(
  actor: Actor,
  afiliadoId: number,
  anio: number | null,
  acto: NombreActo = 'estado_cuenta.leer',
): Promise<EstadoDeCuenta> {
  authorize(actor, 'estadoCuenta.leer')
  const row = await findAfiliadoInScope(actor, afiliadoId)
  await auditRead(actor, { acto, objeto: 'afiliado', objetoId: afiliadoId })
  const { adscripcion, situacion } = presentPersonaResumen(row)
  const todas = await selectQuincenas(actor, afiliadoId)
  const quincenas = anio === null ? todas : todas.filter((each) => each.anio === anio)
  const licencias = await selectLicencias(actor, afiliadoId)
  const interno = formatInterno(row.interno)
  const sinPagar = quincenas
    .filter(({ estado }) => estado === 'pendiente')
    .reduce((sum, { entidadCentavos }) => sum + entidadCentavos, 0)
  return {
    interno,
    nombre: displayName(
      { nombres: row.nombre, apellidoPaterno: row.apellido_paterno, apellidoMaterno: row.apellido_materno },
      'natural',
    ),
    entidad: adscripcion,
    situacion: NOMBRE_SITUACION[situacion],
    folio: folioEstadoCuenta(interno, today()),
    anios: [...new Set(todas.map((each) => each.anio))],
    anio,
    quincenas,
    totales: sumarFondos(quincenas),
    totalCentavos: quincenas.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0),
    sinPagarCentavos: sinPagar,
    licencias,
    cobros: await loadCobros(actor, 'afiliado_id', afiliadoId),
    saldosAFavor: await loadFavores(actor, 'afiliado_id', afiliadoId),
    excedentes: await loadExcedentes(actor, afiliadoId),
    prestamos: await selectPrestamos(afiliadoId),
    retenciones: await selectRetenciones(afiliadoId),
    extemporaneas: await selectExtemporaneas(afiliadoId),
    cair: await loadCair(afiliadoId),
    actions: can(actor, 'estadoCuenta.inconformidad') ? ['inconformidad'] : [],
  }
}

async function selectPrestamos(afiliadoId: number): Promise<PrestamoPanel[]> {
  const rows = await selectRows<PrestamoRow>(
    `SELECT ${PRESTAMO_COLUMNS} ${PRESTAMOS_FROM} WHERE p.afiliado_id = $1 ORDER BY p.id DESC`,
    [afiliadoId],
  )
  return rows.map(presentPrestamo)
}

async function selectRetenciones(afiliadoId: number): Promise<RetencionDeEstado[]> {
  const rows = await selectRows<
    Pick<RespuestaRetencion, 'motivo' | 'nota'> & {
      id: number
      prestamoId: number
      quincena: number
      ordenado: number
      retenido: number | null
    }
  >(
    `SELECT r.id, r.prestamo_id AS "prestamoId", r.quincena, r.ordenado_centavos AS ordenado, r.retenido_centavos AS retenido,
       r.motivo, r.nota
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
     WHERE r.afiliado_id = $1 AND k.estado = 'cerrado'
     ORDER BY r.quincena DESC, r.id DESC`,
    [afiliadoId],
  )
  return rows.map(({ id, prestamoId, quincena, ordenado, retenido, ...why }) => ({
    retencionId: id,
    chip: quincenaChip(quincena),
    prestamo: folioPrestamo(prestamoId),
    ordenadoCentavos: ordenado,
    retenidoCentavos: retenido,
    motivo: motivoTexto(why),
  }))
}
