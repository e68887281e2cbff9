import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaPrevista } from '#domain/afiliacion/alta.ts'
import { causaDe } from '#domain/afiliacion/tipos/reglas-de.ts'
import { NOMBRE_PAPEL } from '#domain/afiliacion/tipos/papel.ts'
import { fechasOfrecidas, ultimoDiaConSueldo } from '#domain/afiliacion/tramites/fechas-tramite.ts'
import type { Impedimento, Tramite, TramitePrevisto } from '#domain/afiliacion/tramites/tramite.ts'
import { quincenaOf } from '#domain/calendario/quincena.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { AfiliadoRow } from '#api/afiliacion/afiliado-row.ts'
import { estadoVentana } from '#api/calendario/estado-ventana.ts'
import { selectRows, SQL_TRUE } from '#api/db/sql.ts'
import { findPersonaByInterno, movimientoAbierto } from './persona-tramite.ts'
import { planTramite, type PlanTramite } from './plan-tramite.ts'
import type { TramiteEntrada } from './tramite-schema.ts'

/**
 * What a procedure saved now would do: its quincena and until when, what it changes, what stands against it. Writes nothing,
 * is not gated and needs no key. Throws 403 and 404 only: everything else is told as what stands against it.
 */
export async function previewTramite(actor: Actor, tramite: Tramite, input: TramiteEntrada): Promise<TramitePrevisto> {
  authorize(actor, 'tramites.solicitar')
  const { quincena: ordinal, until, open } = await estadoVentana(actor, 'ALTA_BAJA_CAMBIO')
  const row = await findPersonaByInterno(actor, input.interno)
  const plan = await planTramite(actor, tramite, input, row, ordinal)
  const { quincena, siguiente } = quincenaPrevista(ordinal)
  const hacia = causaDe(plan.tipo.reglas, plan.causa)?.hacia ?? null
  const fecha = parsePlainDate(input.fecha)
  const situacion = { antes: row.situacion, despues: hacia ?? row.situacion }
  return {
    quincena,
    hasta: open ? until : null,
    situacion,
    cambios: plan.visibles,
    sueldo: {
      antesCentavos: row.sueldo_centavos,
      despuesCentavos: plan.laboral?.sueldoCentavos ?? row.sueldo_centavos,
    },
    ultimoDiaConSueldo: fecha && ultimoDiaConSueldo(fecha, situacion),
    retroactivo: fecha !== null && quincenaOf(fecha) < ordinal,
    papelesFaltantes: await faltantes(row, plan, input),
    impedimentos: [...plan.impedimentos, ...(await deLaPersona(row, input))],
    siguiente: siguiente.map((texto, i) => ({ texto, quien: QUIENES[i] ?? '' })),
    fechasOfrecidas: fechasOfrecidas(
      plan.tipo.reglas,
      { fecha: input.fecha, fechaAutorizacion: plan.fechaAutorizacion ?? '' },
      plan.fechas,
    ),
  }
}

/** Whom each step of `quincenaPrevista` waits for. */
const QUIENES = ['Validador de la dependencia', 'Auxiliar y jefe de departamento', 'Cierre de la quincena'] as const

async function deLaPersona(row: AfiliadoRow, { version }: TramiteEntrada): Promise<Impedimento[]> {
  const abierto = await movimientoAbierto(row.id)
  return [
    ...(abierto ? [{ campo: 'interno', codigo: abierto.codigo, mensaje: abierto.message, impide: true }] : []),
    ...(row.version === version
      ? []
      : [
          {
            campo: 'version',
            codigo: 'version',
            mensaje: 'Los datos de esta persona cambiaron: vuelve a abrirlos.',
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
  const kept = tipo.reglas.papelPorDato
    ? []
    : await selectRows<{ tipo: string }>(
        `SELECT tipo FROM expediente WHERE afiliado_id = $1 AND vigente = ${SQL_TRUE} AND movimiento_id IS NULL`,
        [row.id],
      )
  return requeridos
    .filter((clave) => !documentos[clave] && !kept.some(({ tipo: one }) => one === clave))
    .map((clave) => ({ clave, nombre: NOMBRE_PAPEL[clave] }))
}
