import type { Actor } from '#domain/acceso/actor.ts'
import type { VentanaEstado } from '#domain/calendario/ventana.ts'
import { quincenaPrevista } from '#domain/afiliacion/alta.ts'
import { causaDe } from '#domain/afiliacion/tipos/reglas-de.ts'
import { NOMBRE_PAPEL, PAPELES_DE_MOVIMIENTO } from '#domain/afiliacion/tipos/papel.ts'
import { fechasOfrecidas, fechasRetroactivas, ultimoDiaConSueldo } from '#domain/afiliacion/tramites/fechas-tramite.ts'
import { isSobreLimite } from '#domain/afiliacion/tramites/sobre-limite.ts'
import type { Impedimento, Tramite, TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'
import { quincenaOf } from '#domain/calendario/quincena.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'
import { findMovimientoInScope, type MovimientoRow } from '#api/afiliacion/movimientos/movimiento-row.ts'
import { quincenaDePersona } from '#api/afiliacion/movimientos/quincena-abierta.ts'
import { papelesRegistrados } from './datos/papeles-registrados.ts'
import { findPersonaDeTramite, movimientoAbierto } from './persona-tramite.ts'
import { planTramite, type PlanTramite } from './plan-tramite.ts'
import type { PrevistoEntrada, TramiteEntrada } from './tramite-schema.ts'

/**
 * What a procedure saved now would do: its quincena and until when, what it changes, what stands against it. Writes nothing,
 * is not gated and needs no key. Throws 403 and 404 only: everything else is told as what stands against it.
 */
export async function previewTramite(actor: Actor, tramite: Tramite, input: PrevistoEntrada): Promise<TramitePrevisto> {
  authorize(actor, 'tramites.solicitar')
  const ventana = await estadoVentana(actor, 'ALTA_BAJA_CAMBIO')
  const { quincena: hoy, until, open } = ventana
  const corregido = input.corrige === undefined ? null : await findMovimientoInScope(actor, { folio: input.corrige })
  const row = await findPersonaDeTramite(actor, tramite, input.interno)
  // A correction keeps the quincena of its movement.
  const abierta = corregido?.quincena ?? (await quincenaDePersona(actor, row, hoy))
  const plan = await planTramite(actor, tramite, input, row, abierta)
  const { quincena: ordinal } = plan
  const [cerrada, de] = corregido || ordinal !== abierta ? ([null, 'tu'] as const) : cierrePrevio(ventana, ordinal)
  const { quincena, siguiente } = quincenaPrevista(ordinal, cerrada, de)
  const hacia = causaDe(plan.tipo.reglas, plan.causa)?.hacia ?? null
  const fecha = parsePlainDate(input.fecha)
  const sobreLimite = fecha !== null && isSobreLimite(ordinal, fecha, plan.fechas.limiteRetroactivo)
  const retroactivas = fechasRetroactivas(plan.tipo.reglas, plan.fechas)
  const situacion = { antes: row.situacion, despues: hacia ?? row.situacion }
  return {
    quincena,
    // A date of the next quincena lands there whenever it is saved.
    hasta: open && corregido === null && ordinal === abierta ? until : null,
    situacion,
    cambios: plan.visibles,
    sueldo: {
      antesCentavos: row.sueldo_centavos,
      despuesCentavos: plan.laboral?.sueldoCentavos ?? row.sueldo_centavos,
    },
    ultimoDiaConSueldo: fecha && ultimoDiaConSueldo(fecha, situacion),
    retroactivo: fecha !== null && (quincenaOf(fecha) < ordinal || retroactivas.includes(fecha)),
    papelesFaltantes: await faltantes(row, plan, input),
    impedimentos: [...plan.impedimentos, ...(await deLaPersona(row, input, corregido))],
    siguiente: siguiente.map((texto, i) => ({ texto, quien: quienes(sobreLimite)[i] ?? '' })),
    fechasOfrecidas: fechasOfrecidas(
      plan.tipo.reglas,
      { fecha: input.fecha, fechaAutorizacion: plan.fechaAutorizacion ?? '' },
      plan.fechas,
    ),
    fechasRetroactivas: retroactivas,
  }
}

/** Whose close moved a request to that quincena, and which: the session's entity's, or the person's where it goes further. */
function cierrePrevio(
  { quincena, cerrada }: Pick<VentanaEstado, 'quincena' | 'cerrada'>,
  ordinal: number,
): readonly [cerrada: number | null, de: 'tu' | 'su'] {
  return ordinal > quincena ? [ordinal - 1, 'su'] : [cerrada, 'tu']
}

/** Whom each step of `quincenaPrevista` waits for. */
const quienes = (sobreLimite: boolean): readonly string[] => [
  'Validador de la dependencia',
  sobreLimite ? 'Auxiliar y director' : 'Auxiliar y jefe de departamento',
  'Cierre de la quincena',
]

async function deLaPersona(
  row: AfiliadoRow,
  { version }: TramiteEntrada,
  corregido: MovimientoRow | null,
): Promise<Impedimento[]> {
  const abierto = await movimientoAbierto(row.id, corregido?.id)
  const actual = corregido?.version ?? row.version
  return [
    ...(abierto ? [{ campo: 'interno', codigo: abierto.codigo, mensaje: abierto.message, impide: true }] : []),
    ...(actual === version
      ? []
      : [
          {
            campo: 'version',
            codigo: 'version',
            mensaje: `${corregido ? 'El movimiento cambió' : 'Los datos de esta persona cambiaron'}: vuelve a abrirlos.`,
            impide: true,
          },
        ]),
  ]
}

async function faltantes(
  row: AfiliadoRow,
  { requeridos, tipo }: PlanTramite,
  { documentos }: TramiteEntrada,
): Promise<TramitePrevisto['papelesFaltantes']> {
  const kept = tipo.reglas.papelPorDato ? new Set() : await papelesRegistrados(row.id)
  return requeridos
    .filter((clave) => !documentos[clave] && (PAPELES_DE_MOVIMIENTO.includes(clave) || !kept.has(clave)))
    .map((clave) => ({ clave, nombre: NOMBRE_PAPEL[clave] }))
}
