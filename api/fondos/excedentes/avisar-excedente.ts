import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { actosDe } from '#domain/acceso/capacidades/capacidad.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { rutaExcedentes } from '#domain/fondos/excedentes/ruta-excedentes.ts'
import { lugarDelValidadorSql, VALIDADORES_SQL } from '#api/afiliacion/padron/sin-validador-sql.ts'
import { cuentasQuePueden } from '#api/autorizaciones/cuentas-que-pueden.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { NominasDeQuincena } from './recalculo.ts'

interface AvisoDeExcedentes {
  readonly titulo: string
  readonly texto: string
  /** What tells this notice from others of the same payrolls. */
  readonly clave: string
}

/** Notifies the validators of the entity, in the caller's transaction. */
export async function avisarADependencia(nominas: NominasDeQuincena, aviso: AvisoDeExcedentes): Promise<void> {
  const { entidadId } = nominas
  const binds = new Binds()
  const rows = await selectRows<{ id: number }>(
    `SELECT s.id FROM ${VALIDADORES_SQL} JOIN usuarios s ON s.id = v.id
     WHERE ${lugarDelValidadorSql(['NULL', binds.add(entidadId), 'NULL'])} ORDER BY s.id`,
    binds.values,
  )
  await avisar(
    rows.map(({ id }) => id),
    nominas,
    aviso,
  )
}

/** Notifies the people of the institute who can decide it, in the caller's transaction. */
export async function avisarAQuienDecide(
  actor: Actor,
  nominas: NominasDeQuincena,
  aviso: AvisoDeExcedentes,
): Promise<void> {
  const acto = 'retenciones.decidir'
  const cuentas = await cuentasQuePueden(actor, actosDe(CAPACIDADES[acto]), (quien) => can(quien, acto))
  await avisar(cuentas, nominas, aviso)
}

const avisar = (
  cuentas: readonly number[],
  { quincena }: NominasDeQuincena,
  { titulo, texto, clave }: AvisoDeExcedentes,
): Promise<void> =>
  notificar(
    cuentas.map((usuarioId) => ({
      usuarioId,
      clase: 'carga',
      titulo,
      texto: `${texto} Es de la nómina de la ${quincenaLong(quincena)}.`,
      enlace: rutaExcedentes(),
      clave: `excedente:${clave}`,
    })),
  )
