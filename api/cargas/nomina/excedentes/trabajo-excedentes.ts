import { quincenaCode, quincenaLong } from '#domain/calendario/quincena.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { rutaExcedentes } from '#domain/fondos/excedentes/ruta-excedentes.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { avisarADependencia, avisarAQuienDecide } from '#api/fondos/excedentes/avisar-excedente.ts'
import { PENDIENTE_SQL } from '#api/fondos/excedentes/excedente-row.ts'
import { datosDeRecalculo, RECALCULAR_EXCEDENTES, type NominasDeQuincena } from '#api/fondos/excedentes/recalculo.ts'
import { defineTrabajo, enqueueTrabajo, type MarchaTrabajo } from '#api/jobs/trabajos.ts'
import { recalcularExcedentes } from './recalcular-excedentes.ts'

const TITULO = 'Comparar lo que descontaron las nóminas con lo que corresponde'

/** Every block is one transaction, and done again it ends the same. */
const INTENTOS = 5

/** The job that keeps what payrolls deducted beyond what was due, after a payroll begins or ceases to count. */
export function defineTrabajoExcedentes(): void {
  defineTrabajo({
    clase: RECALCULAR_EXCEDENTES,
    titulo: TITULO,
    intentos: INTENTOS,
    enlace: rutaExcedentes(),
    run: (datos, marcha) => recalcular(datos as unknown as NominasDeQuincena, marcha),
  })
}

/**
 * Leaves that job, in the transaction that changes which payrolls count. None if no payroll of the quincena names deductions and nothing is
 * stored of it.
 */
export async function pedirExcedentes(actor: Actor, { entidadId, quincena }: NominasDeQuincena): Promise<void> {
  const hay = await selectRow(
    `SELECT 1 AS hay WHERE EXISTS (SELECT 1 FROM nomina_pagos WHERE entidad_id = $1 AND quincena = $2 AND deducciones <> '{}')
       OR EXISTS (SELECT 1 FROM nomina_excedentes WHERE entidad_id = $1 AND quincena = $2)`,
    [entidadId, quincena],
  )
  if (hay === null) return
  await enqueueTrabajo(actor, RECALCULAR_EXCEDENTES, datosDeRecalculo({ entidadId, quincena }), TITULO)
}

async function recalcular(nominas: NominasDeQuincena, { signal, progreso }: MarchaTrabajo): Promise<string> {
  const antes = await selectAbierto(nominas)
  await recalcularExcedentes(nominas, { signal, onPersonas: (cuantas) => progreso(cuantas, 0) })
  const { personas, importe } = await selectAbierto(nominas)
  const cuanto = `${formatPesos(importe)} de ${cuentaTexto(personas, 'persona')}`
  if (importe !== antes.importe)
    await inTransaction(async () => {
      await logActo(SISTEMA, {
        acto: 'excedentes.comparar',
        objeto: 'excedente',
        objetoId: `${nominas.entidadId}:${nominas.quincena}`,
        despues: { quincena: quincenaCode(nominas.quincena), importe, personas },
      })
      if (importe > antes.importe) await avisarDeMas(nominas, cuanto, importe)
    })
  return importe === 0 ? `Nada de más por decidir en la ${quincenaLong(nominas.quincena)}.` : `Por decidir: ${cuanto}.`
}

async function avisarDeMas(nominas: NominasDeQuincena, cuanto: string, importe: number): Promise<void> {
  const aviso = {
    titulo: `Descontado de más: ${formatPesos(importe)}`,
    clave: `nomina:${nominas.entidadId}:${nominas.quincena}:${importe}`,
  }
  const texto = `La dependencia descontó ${cuanto} más de lo que corresponde.`
  await avisarADependencia(nominas, {
    ...aviso,
    texto: `${texto} Devuélvelo y avisa al Instituto, que decide cada caso.`,
  })
  await avisarAQuienDecide(SISTEMA, nominas, { ...aviso, texto: `${texto} Falta decidir cada caso.` })
}

/** What nobody decided of some payrolls, in centavos, and of how many people. */
async function selectAbierto({
  entidadId,
  quincena,
}: NominasDeQuincena): Promise<{ readonly personas: number; readonly importe: number }> {
  const row = await selectRow<{ personas: number; importe: number }>(
    `SELECT CAST(COUNT(DISTINCT x.afiliado_id) AS INTEGER) AS personas, CAST(COALESCE(SUM(${PENDIENTE_SQL}), 0) AS BIGINT) AS importe
     FROM nomina_excedentes x WHERE x.entidad_id = $1 AND x.quincena = $2 AND ${PENDIENTE_SQL} > 0`,
    [entidadId, quincena],
  )
  return row ?? { personas: 0, importe: 0 }
}
