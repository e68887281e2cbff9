import { ETAPAS, type Etapa } from './etapa.ts'
import { TABLA_ACTOS, type ActoMovimiento } from './tabla-actos.ts'

/** What is asked when an act came without its text. */
export const FALTA_MOTIVO: Readonly<Partial<Record<ActoMovimiento, string>>> = {
  retirar: 'Escribe el motivo por el que lo retiras.',
  cancelar: 'Escribe el motivo por el que se cancela.',
  devolver: 'Escribe qué debe corregirse.',
  validar: 'Escribe por qué lo valida el instituto: la dependencia no tiene otra persona que valide.',
}

const VERBO: Readonly<Record<ActoMovimiento, string>> = {
  solicitar: 'solicitar',
  corregir: 'corregir',
  retirar: 'retirar',
  tomar: 'tomar',
  validar: 'validar',
  revisar: 'revisar',
  aprobar: 'aprobar',
  devolver: 'devolver',
  cancelar: 'cancelar',
  deshacer: 'deshacer',
  aplicar: 'aplicar',
}

/** The 409 of an act whose turn it is not. */
export function fueraDeTurno(acto: ActoMovimiento, folio: string, etapa: Etapa): string {
  if (acto === 'deshacer') return `Ya no se puede deshacer: pasaron más de diez minutos o alguien actuó sobre ${folio}.`
  const estado = etapa === 'Revisado' ? 'Validado y revisado' : etapa
  const ya = isBefore(etapa, acto) ? 'todavía no se puede' : 'ya no se puede'
  return `El movimiento ${folio} está ${estado}: ${ya} ${VERBO[acto]}.`
}

/** Whether the turn of `acto` is still to come. */
function isBefore(etapa: Etapa, acto: ActoMovimiento): boolean {
  const turnos: readonly Etapa[] = Object.values<readonly Etapa[]>(TABLA_ACTOS[acto].turnos).flat()
  return turnos.every((turno) => ETAPAS.indexOf(turno) > ETAPAS.indexOf(etapa))
}

/** The 403 of whoever took another turn of the same movement. */
export const MISMA_PERSONA =
  'Solicitar, validar, revisar y aprobar un movimiento corresponde a cuatro personas distintas, y ya participaste en este.'
/** The 403 of who approves, where the date goes further back than the limit. */
export const ES_DEL_DIRECTOR =
  'La fecha va más atrás del límite de quincenas: este movimiento lo aprueba el director. Puedes devolverlo.'
export const NO_ES_AUTOR = 'Solo quien lo solicitó puede corregirlo o retirarlo.'
