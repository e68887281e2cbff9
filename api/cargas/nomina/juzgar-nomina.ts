import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { avisosDeNomina } from '#domain/cargas/nomina/avisos-nomina.ts'
import { llaveDeNomina } from '#domain/cargas/nomina/llave-nomina.ts'
import { pagoDe, type ContextoNomina, type PagoNomina } from '#domain/cargas/nomina/pago-nomina.ts'
import type { Bind } from '#api/db/sql.ts'
import { identificarRenglones, type BusquedaPersonas } from '#api/cargas/juicio/identificar-renglones.ts'
import type { Juicio } from '#api/cargas/tipos/servidor-de-carga.ts'

/** What a chunk of a payroll is judged with. */
export interface ContextoJuicio extends ContextoNomina, BusquedaPersonas {
  readonly cargaId: number
  /** Whether each line carries one concept, so that a person has several. */
  readonly isLarga: boolean
}

/** Judges a chunk of payroll lines with the rules of `domain/`, in a fixed number of queries. */
export async function juzgarNomina(lineas: readonly LineaLeida[], contexto: ContextoJuicio): Promise<Juicio[]> {
  const { entidadId, isLarga } = contexto
  const { quienes, byId } = await identificarRenglones(lineas, contexto)
  return lineas.map((linea, i) => {
    const { pago, faltas } = pagoDe(linea, contexto)
    const quien = quienes[i]
    if (!quien) throw new Error('A line without a person or a fault')
    const halladas = [...linea.faltas, ...faltas]
    if ('falta' in quien) {
      const { falta, ajenaId } = quien
      return { afiliadoId: null, ajenaId, llave: null, ocupa: [], filas: sinFilas, faltas: [falta, ...halladas] }
    }
    const { id } = quien.persona
    const persona = byId.get(id)
    const avisos = persona ? avisosDeNomina(pago, persona, entidadId) : []
    const llave = llaveDeNomina(id, pago, isLarga ? linea.conceptos.map(([clave]) => clave) : [])
    return {
      afiliadoId: id,
      llave,
      ocupa: [llave],
      faltas: [...halladas, ...avisos],
      filas: (enLinea) => [filaDe(contexto, { linea: enLinea, afiliadoId: id, llave }, pago)],
    }
  })
}

const sinFilas = () => []

/** Columns of `nomina_pagos`, in the order of `filaDe`. */
export const COLUMNAS_PAGO = [
  'carga_id',
  'linea',
  'afiliado_id',
  'entidad_id',
  'quincena',
  'llave',
  'clase',
  'numero',
  'desde',
  'hasta',
  'plaza',
  'dias',
  'dias_ausencia',
  'dias_incapacidad',
  'fraccion',
  'porcentaje',
  'sueldo_pagado',
  'sueldo_mensual',
  'otros_pagado',
  'otros_mensual',
  'quinquenios_pagado',
  'quinquenios_mensual',
  'deducciones',
  'prestamos_centavos',
  'aguinaldo_centavos',
] as const

function filaDe(
  { cargaId, entidadId, quincena }: ContextoJuicio,
  { linea, afiliadoId, llave }: { readonly linea: number; readonly afiliadoId: number; readonly llave: string },
  pago: PagoNomina,
): Bind[] {
  const { sueldo, otrasPrestaciones, quinquenios } = pago.bases
  return [
    ...[cargaId, linea, afiliadoId, entidadId, quincena, llave],
    ...[pago.clase, pago.numero, pago.desde, pago.hasta, pago.plaza],
    ...[pago.dias, pago.diasAusencia, pago.diasIncapacidad, pago.fraccion, pago.porcentaje],
    ...[sueldo.pagado, sueldo.mensual, otrasPrestaciones.pagado, otrasPrestaciones.mensual],
    ...[quinquenios.pagado, quinquenios.mensual],
    ...[JSON.stringify(pago.deducciones), pago.prestamos, pago.aguinaldo],
  ]
}
