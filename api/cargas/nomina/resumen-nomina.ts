import { totalDeMas, totalDeMenos, type ClaveConciliada } from '#domain/cargas/nomina/conciliacion.ts'
import { totalesQueSeAprueban, totalTexto } from '#domain/cargas/totales-carga.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { selectRow } from '#api/db/sql.ts'
import type { CargaDeEntidad } from '#api/cargas/carga-row.ts'
import type { ResumenTipo } from '#api/cargas/tipos/servidor-de-carga.ts'
import { totalesDe } from './cifras-nomina.ts'

interface Sumas {
  readonly personas: number
  readonly renglones: number
  readonly sueldo: number
  readonly otros: number
  readonly quinquenios: number
}

/** People, rows and totals of a written payroll. */
export async function resumenDeNomina(carga: CargaDeEntidad): Promise<ResumenTipo> {
  const row = await selectRow<Sumas>(
    `SELECT COUNT(DISTINCT afiliado_id) AS personas, COUNT(*) AS renglones,
            CAST(COALESCE(SUM(sueldo_pagado + sueldo_mensual), 0) AS BIGINT) AS sueldo,
            CAST(COALESCE(SUM(otros_pagado + otros_mensual), 0) AS BIGINT) AS otros,
            CAST(COALESCE(SUM(quinquenios_pagado + quinquenios_mensual), 0) AS BIGINT) AS quinquenios
     FROM nomina_pagos WHERE carga_id = $1`,
    [carga.id],
  )
  const { personas = 0, renglones = 0, sueldo = 0, otros = 0, quinquenios = 0 } = row ?? {}
  return {
    cuantos: cuentaTexto(personas, 'persona'),
    cambios: [
      ['Personas', formatCuenta(personas)],
      ['Renglones', `${formatCuenta(renglones)} de ${formatCuenta(carga.renglones)}`],
      ...totalesQueSeAprueban(await totalesDe(carga, null)).map((total) => [total.titulo, totalTexto(total)] as const),
      ...conciliado(JSON.parse(carga.conciliacion) as ClaveConciliada[]),
    ],
    importeCentavos: sueldo + otros + quinquenios,
  }
}

/** What was deducted beyond what is due, and what is missing, if the payroll names deductions. */
function conciliado(claves: readonly ClaveConciliada[]): readonly (readonly [string, string])[] {
  if (claves.length === 0) return []
  return [
    ['Descontado de más', formatPesos(totalDeMas(claves))],
    ['Descontado de menos', formatPesos(totalDeMenos(claves))],
  ]
}
