import { CheckCheck, CircleCheck, Hand, OctagonX, Reply, Stamp, Undo2, Undo } from 'lucide-react'
import { TABLA_ACTOS } from '#domain/afiliacion/actos/tabla-actos.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import type { AccionMovimiento } from '#domain/afiliacion/actos/acciones-movimiento.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { LucideIcon } from 'lucide-react'

/** Acts made by a button of their own; correcting opens the form it was requested with. */
export type ActoDeBoton = Exclude<AccionMovimiento, 'corregir'>

interface TextosActo {
  readonly icono: LucideIcon
  /** "Se retiró el movimiento A-26-000012." begins so. */
  readonly hecho: string
  readonly ocupado: string
  readonly falla: string
  readonly peligro?: true
}

/** How each act is told while and after it is done. */
export const TEXTOS_ACTO = {
  validar: { icono: CircleCheck, hecho: 'Se validó', ocupado: 'Validando…', falla: 'No se pudo validar.' },
  revisar: { icono: CheckCheck, hecho: 'Se marcó como revisado', ocupado: 'Guardando…', falla: 'No se pudo revisar.' },
  aprobar: { icono: Stamp, hecho: 'Se aprobó', ocupado: 'Aprobando…', falla: 'No se pudo aprobar.' },
  tomar: { icono: Hand, hecho: 'Ahora corriges', ocupado: 'Tomando…', falla: 'No se pudo tomar.' },
  deshacer: {
    icono: Undo,
    hecho: 'Se deshizo el último acto en',
    ocupado: 'Deshaciendo…',
    falla: 'No se pudo deshacer.',
  },
  devolver: { icono: Reply, hecho: 'Se devolvió', ocupado: 'Devolviendo…', falla: 'No se pudo devolver.' },
  retirar: { icono: Undo2, hecho: 'Se retiró', ocupado: 'Retirando…', falla: 'No se pudo retirar.', peligro: true },
  cancelar: {
    icono: OctagonX,
    hecho: 'Se canceló',
    ocupado: 'Cancelando…',
    falla: 'No se pudo cancelar.',
    peligro: true,
  },
} as const satisfies Record<ActoDeBoton, TextosActo>

/** What a dependency calls its own turn, in the tray, the sheet and the notice alike (specification 3 §2.11). */
const TURNO_DE_DEPENDENCIA = {
  boton: 'Aprobar',
  hecho: 'Se aprobó',
  ocupado: 'Aprobando…',
  falla: 'No se pudo aprobar.',
} as const

/** The words of an act for who does it: its button's name is the table's, save that of the dependency's own turn. */
export function textosActo(acto: ActoDeBoton, ambito: Ambito): TextosActo & { readonly boton: string } {
  const textos = { ...TEXTOS_ACTO[acto], boton: TABLA_ACTOS[acto].boton }
  return acto === 'validar' && ambito === 'dependencia' ? { ...textos, ...TURNO_DE_DEPENDENCIA } : textos
}

/** What is asked of who acts, and where its answer ends. */
export const PREGUNTA_ACTO = {
  retirar: {
    rotulo: 'Motivo',
    ayuda: 'Queda escrito en el recorrido del movimiento.',
    falta: 'Escribe por qué se retira.',
  },
  cancelar: {
    rotulo: 'Motivo',
    ayuda: 'Queda escrito en el recorrido del movimiento y lo lee quien lo solicitó.',
    falta: 'Escribe el motivo por el que se cancela.',
  },
  devolver: {
    rotulo: 'Qué debe corregirse',
    ayuda: 'Lo lee quien lo solicitó, que podrá corregirlo y enviarlo otra vez. Si señalas un campo, basta su nota.',
    falta: 'Escribe qué debe corregirse, o señala un campo.',
  },
  validar: {
    rotulo: 'Motivo',
    ayuda: 'La dependencia no tiene otra persona que valide: queda escrito por qué lo hace el instituto.',
    falta: 'Escribe por qué lo valida el instituto.',
  },
  aprobar: {
    rotulo: 'Motivo',
    ayuda: 'Algo cambió desde que se solicitó: queda escrito por qué se aprueba así.',
    falta: 'Escribe por qué se aprueba así, o devuélvelo.',
  },
} as const satisfies Partial<Record<ActoDeBoton, object>>

export type ActoConPregunta = keyof typeof PREGUNTA_ACTO

/** What the act will do to the movement and to its person. */
export function consecuencia(
  acto: ActoConPregunta,
  { tipo }: MovimientoDetalle,
  persona: string,
  esAlta: boolean,
): string {
  const que = `${tipo} de ${persona}`
  if (acto === 'devolver') return `${que}: vuelve a quien lo solicitó como Pendiente. Lo validado y revisado se pierde.`
  if (acto === 'validar') return `${que}: quedará Validado y pasará a revisión del instituto.`
  if (acto === 'aprobar') return `${que}: quedará Por aplicar y entrará en el cierre de su quincena.`
  const alta = esAlta
    ? ' La persona no quedará afiliada; para registrarla habrá que capturar un alta nueva.'
    : ' Los datos de la persona quedan como están.'
  return `${que}: el movimiento quedará Cancelado y no entrará en la quincena.${alta} No se puede deshacer.`
}
