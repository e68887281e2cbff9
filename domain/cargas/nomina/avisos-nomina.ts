import { NOMBRE_SITUACION, type LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { Falta } from '#domain/cargas/falta.ts'
import { CENTESIMOS_MES, CENTESIMOS_QUINCENA } from '#domain/fondos/nomina.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { PagoNomina } from './pago-nomina.ts'

/** What the portal knows of a person when a payroll line arrives. */
interface ConocidoDePersona {
  readonly situacion: LetraSituacion
  readonly entidadId: number | null
  /** Monthly. */
  readonly sueldoCentavos: number
}

/** A difference of a peso a month is rounding of the sender. */
const TOLERANCIA = 100

/**
 * Warnings of an ordinary payroll line: who is not active at the entity `cargada` of the load, and a salary other than the known one (A501,
 * A502).
 */
export function avisosDeNomina(pago: PagoNomina, persona: ConocidoDePersona, cargada: number): Falta[] {
  if (pago.clase !== 'ordinaria') return []
  const avisos: Falta[] = []
  if (persona.situacion !== 'A' || persona.entidadId !== cargada) {
    const hallado = persona.entidadId === cargada ? NOMBRE_SITUACION[persona.situacion] : 'está en otra entidad'
    avisos.push({
      codigo: 'A501',
      campo: 'Situación',
      columna: '',
      hallado,
      esperado: 'una persona en activo en la entidad',
    })
  }
  const mensual = sueldoMensual(pago)
  if (mensual !== null && Math.abs(mensual - persona.sueldoCentavos) > TOLERANCIA) {
    const esperado = `${formatPesos(persona.sueldoCentavos)} al mes`
    avisos.push({ codigo: 'A502', campo: 'Sueldo', columna: '', hallado: `${formatPesos(mensual)} al mes`, esperado })
  }
  return avisos
}

/** The month's salary that a line implies, in centavos; null where it pays no days or no salary. */
function sueldoMensual({ bases: { sueldo }, dias }: PagoNomina): number | null {
  if (sueldo.mensual !== 0) return sueldo.mensual
  const paid = dias ?? CENTESIMOS_QUINCENA
  return sueldo.pagado === 0 || paid === 0 ? null : Math.round((sueldo.pagado * CENTESIMOS_MES) / paid)
}
