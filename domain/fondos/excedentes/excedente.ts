import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { isDineroAntiguo } from '#domain/fondos/dia-de-dinero.ts'
import type { Issue } from '#domain/issue.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'

/** States of the money that a payroll deducted from a person beyond what was due for a key of a fund (decision 11.13). */
export const ESTADOS_EXCEDENTE = {
  por_decidir: 'Por decidir',
  a_favor: 'A favor de la persona',
  devuelto: 'Devuelto por la entidad',
} as const satisfies Record<string, string>
export type EstadoExcedente = keyof typeof ESTADOS_EXCEDENTE
export const ESTADO_EXCEDENTE_IDS = Object.keys(ESTADOS_EXCEDENTE) as [EstadoExcedente, ...EstadoExcedente[]]

/** What is decided on it. What is in favour of the person may still be returned later. */
export const DESTINOS_EXCEDENTE = {
  devolver: 'La entidad lo devuelve',
  a_favor: 'Queda a favor de la persona',
} as const satisfies Record<string, string>
export type DestinoExcedente = keyof typeof DESTINOS_EXCEDENTE
export const DESTINO_EXCEDENTE_IDS = Object.keys(DESTINOS_EXCEDENTE) as [DestinoExcedente, ...DestinoExcedente[]]

/** A decision. */
export interface DecisionExcedente {
  readonly destino: DestinoExcedente
  /** Day of the return, "AAAA-MM-DD"; "" if it is not returned. */
  readonly fecha: string
  /** The oficio or receipt that proves it. */
  readonly referencia: string
}

/** Amounts of an entry, in centavos. */
export interface ImportesExcedente {
  /** Deducted beyond what was due, by the payrolls in force. */
  readonly importeCentavos: number
  readonly devueltoCentavos: number
  readonly aFavorCentavos: number
}

/** An entry as screens show it: one per entity, quincena, person and key. */
export interface Excedente extends ImportesExcedente {
  readonly id: number
  readonly version: number
  readonly interno: string
  readonly nombre: string
  readonly entidad: string
  /** Ordinal. */
  readonly quincena: number
  /** Key of a fund: "FAA". */
  readonly clave: string
  /** Folio of the last load that deducted it. */
  readonly carga: string
  readonly descontadoCentavos: number
  readonly debidoCentavos: number
  readonly pendienteCentavos: number
  readonly estado: EstadoExcedente
  /** Day of the last return, or null. */
  readonly devueltoEl: PlainDate | null
  /** The paper of the last decision; "" before. */
  readonly referencia: string
  readonly actions: readonly 'decidir'[]
}

/** What one entity has to decide, in centavos. */
export interface ExcedentesDeEntidad {
  readonly entidadId: number
  readonly entidad: string
  readonly personas: number
  readonly pendienteCentavos: number
  /** Decided in favour of the people and not returned yet. */
  readonly aFavorCentavos: number
}

/** Part that nobody decided. 0 if a later payroll of the quincena deducted less than what was decided before. */
export const pendienteDeExcedente = (importes: ImportesExcedente): number =>
  Math.max(0, importes.importeCentavos - importes.devueltoCentavos - importes.aFavorCentavos)

export function estadoExcedente(importes: ImportesExcedente): EstadoExcedente {
  if (pendienteDeExcedente(importes) > 0) return 'por_decidir'
  return importes.aFavorCentavos > 0 ? 'a_favor' : 'devuelto'
}

/** Centavos that a decision moves: a return takes what is in favour of the person too. */
export const decididoCentavos = (destino: DestinoExcedente, importes: ImportesExcedente): number =>
  pendienteDeExcedente(importes) + (destino === 'devolver' ? importes.aFavorCentavos : 0)

/** What became of an entry, in words: "por decidir $10.00", "a favor $5.00", "devuelto $5.00 el 20 nov 2026 (Oficio 12)". */
export function partesDeExcedente(
  excedente: Pick<Excedente, keyof ImportesExcedente | 'devueltoEl' | 'referencia'>,
): string[] {
  const { devueltoCentavos, aFavorCentavos, devueltoEl, referencia } = excedente
  const pendiente = pendienteDeExcedente(excedente)
  const papel = referencia === '' ? '' : ` (${referencia})`
  const dia = devueltoEl === null ? '' : ` el ${formatFecha(devueltoEl)}`
  return [
    ...(pendiente > 0 ? [`por decidir ${formatPesos(pendiente)}`] : []),
    ...(aFavorCentavos > 0 ? [`a favor ${formatPesos(aFavorCentavos)}${devueltoCentavos > 0 ? '' : papel}`] : []),
    ...(devueltoCentavos > 0 ? [`devuelto ${formatPesos(devueltoCentavos)}${dia}${papel}`] : []),
  ]
}

export const REFERENCIA_EXCEDENTE_MAX = 120

/** What is wrong with a decision on an entry, on the day `hoy`. */
export function decisionExcedenteIssues(
  { destino, fecha, referencia }: DecisionExcedente,
  importes: ImportesExcedente,
  hoy: PlainDate,
): Issue[] {
  if (destino === 'a_favor' && pendienteDeExcedente(importes) === 0)
    return [
      { path: 'destino', code: 'sin_pendiente', message: 'Ya está a favor de la persona: solo falta que se devuelva.' },
    ]
  return [...(destino === 'devolver' ? fechaIssues(fecha, hoy) : []), ...referenciaIssues(referencia)]
}

function fechaIssues(fecha: string, hoy: PlainDate): Issue[] {
  const issue = (code: string, message: string): Issue[] => [{ path: 'fecha', code, message }]
  if (fecha.trim() === '') return issue('requerido', 'Escribe qué día lo devolvió la entidad.')
  const dia = parsePlainDate(fecha)
  if (dia === null) return issue('fecha', `«${fecha}» no es una fecha: escríbela como día, mes y año.`)
  if (dia > hoy) return issue('futura', `${formatFecha(dia)} todavía no llega: escribe el día en que ya se devolvió.`)
  if (isDineroAntiguo(dia, hoy)) return issue('antigua', `${formatFecha(dia)} es de hace más de diez años: revísala.`)
  return []
}

function referenciaIssues(referencia: string): Issue[] {
  const issue = (code: string, message: string): Issue[] => [{ path: 'referencia', code, message }]
  const texto = referencia.trim()
  if (texto === '') return issue('requerido', 'Escribe el oficio o el comprobante en que consta.')
  if (texto.length <= REFERENCIA_EXCEDENTE_MAX) return []
  return issue('largo', `Lleva ${texto.length} caracteres; caben ${REFERENCIA_EXCEDENTE_MAX}.`)
}
