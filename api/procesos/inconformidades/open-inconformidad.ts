import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import type { ExplicacionAportacion } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import { MOTIVOS_RETENCION, type MotivoRetencion } from '#domain/fondos/prestamos/retencion.ts'
import { folioPrestamo } from '#domain/fondos/prestamos/retencion-panel.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { addDays } from '#domain/plain-date.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { today } from '#api/clock.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError, broken, notFound } from '#api/errors.ts'
import { explainAportacion } from '#api/fondos/aportaciones/explain-aportacion.ts'
import { openCaso } from '#api/procesos/casos/actos/open-caso.ts'
import { listProcesosDeActor } from '#api/procesos/casos/proceso-de-caso.ts'

/** The amount in question: a fund of a quincena, or a withholding of a loan. */
export type ImporteEnDuda =
  | { readonly clase: 'aportacion'; readonly personaId: number; readonly fondo: FondoId }
  | { readonly clase: 'retencion'; readonly retencionId: number }

/** Days that the institute gives itself to answer an objection (inferred): the case's limit, which its people may move. */
const DIAS_RESPUESTA = 15

/** The process in which objections are seen to. */
const PROCESO = '/aportacion-retencion'

/**
 * Opens a case about an amount of a person's statement that somebody does not agree with, with the amount and how it was made.
 * Throws 404 for another's person or amount, 422 without a reason or where the profile does not have the process.
 */
export async function openInconformidad(
  actor: Actor,
  afiliadoId: number,
  { importe, motivo }: { readonly importe: ImporteEnDuda; readonly motivo: string },
): Promise<CasoDetalle> {
  authorize(actor, 'estadoCuenta.inconformidad')
  await findAfiliadoInScope(actor, afiliadoId)
  const texto = motivo.trim()
  if (texto === '')
    throw broken([{ path: 'motivo', code: 'requerido', message: 'Escribe con qué no está de acuerdo la persona.' }])
  const { titulo, explicacion } =
    importe.clase === 'aportacion'
      ? await aportacionEnDuda(actor, afiliadoId, importe)
      : await retencionEnDuda(afiliadoId, importe.retencionId)
  return openCaso(actor, {
    proceso: await findProceso(actor),
    asunto: `Inconformidad: ${titulo}`,
    descripcion: `${texto}\n\nImporte en duda: ${titulo}\n${explicacion.join('\n')}`,
    NotasI: '',
    afiliado: afiliadoId,
    entidad: null,
    responsable: null,
    vence: addDays(today(), DIAS_RESPUESTA),
    modulos: [],
    normas: [],
  })
}

async function findProceso(actor: Actor): Promise<number> {
  const proceso = (await listProcesosDeActor(actor)).find(({ componente }) => componente === PROCESO)
  if (proceso) return proceso.id
  throw new AppError(422, 'sin_proceso', 'Tu perfil no tiene el proceso "Aportación y Retención": ahí se atiende.')
}

async function aportacionEnDuda(
  actor: Actor,
  afiliadoId: number,
  { personaId, fondo }: Extract<ImporteEnDuda, { clase: 'aportacion' }>,
) {
  const row = await selectRow<{ id: number }>('SELECT id FROM cierre_personas WHERE id = $1 AND afiliado_id = $2', [
    personaId,
    afiliadoId,
  ])
  if (!row) throw notFound('El importe')
  const todo = await explainAportacion(actor, personaId, fondo)
  return {
    titulo: `${todo.fondo}, ${todo.quincena}, ${formatPesos(todo.totalCentavos)}`,
    explicacion: explicacionTexto(todo),
  }
}

/** The explanation that the screen gives of the amount, line by line. */
function explicacionTexto(todo: ExplicacionAportacion): string[] {
  return [
    `${todo.entidad}: ${todo.dias} días, sueldo de la quincena ${formatPesos(todo.sueldoCentavos)}.`,
    ...todo.lineas.map(
      ({ clave, parte, origen, formula, importeCentavos }) =>
        `${clave} (${parte}; ${origen}): ${formula}. Importe ${formatPesos(importeCentavos)}.`,
    ),
    ...(todo.parametros === '' ? [] : [`Parámetros: ${todo.parametros}. ${todo.redondeo}`]),
    ...(todo.cerradaPor === '' ? [] : [`Cerró: ${todo.cerradaPor}.`]),
  ]
}

interface RetencionRow {
  readonly prestamoId: number
  readonly quincena: number
  readonly ordenado: number
  readonly retenido: number | null
  readonly motivo: MotivoRetencion | null
  readonly nota: string
}

async function retencionEnDuda(afiliadoId: number, retencionId: number) {
  const row = await selectRow<RetencionRow>(
    `SELECT r.prestamo_id AS "prestamoId", r.quincena, r.ordenado_centavos AS ordenado, r.retenido_centavos AS retenido,
            r.motivo, r.nota
     FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
     WHERE r.id = $1 AND r.afiliado_id = $2 AND k.estado = 'cerrado'`,
    [retencionId, afiliadoId],
  )
  if (!row) throw notFound('El importe')
  const { prestamoId, quincena, ordenado, retenido, motivo, nota } = row
  const retenidoTexto = retenido === null ? 'Sin respuesta de la entidad.' : `Se retuvieron ${formatPesos(retenido)}.`
  return {
    titulo: `Retención del préstamo ${folioPrestamo(prestamoId)}, ${quincenaChip(quincena)}, ${formatPesos(retenido ?? ordenado)}`,
    explicacion: [
      `Se ordenaron ${formatPesos(ordenado)}. ${retenidoTexto}`,
      ...(motivo === null ? [] : [`Motivo: ${MOTIVOS_RETENCION[motivo]}.${nota === '' ? '' : ` ${nota}`}`]),
    ],
  }
}
