import type { Acto, Ambito } from '#domain/acceso/acto.ts'
import type { Etapa } from './etapa.ts'

/** What can be done with a movement. `aplicar` is the close of the quincena's, nobody's by hand. */
export const ACTOS_MOVIMIENTO = [
  'solicitar',
  'corregir',
  'retirar',
  'tomar',
  'validar',
  'revisar',
  'aprobar',
  'devolver',
  'cancelar',
  'deshacer',
  'aplicar',
] as const
export type ActoMovimiento = (typeof ACTOS_MOVIMIENTO)[number]

/** Which accounts may do it, besides having the act: see `isForPersona`. */
export type QuienPuede = 'cualquiera' | 'autor' | 'no_autor' | 'otra_persona' | 'misma_persona' | 'sistema'

/** Who is told. */
export type Destinatario = 'autores' | 'validadores' | 'auxiliares' | 'jefes'

export interface FilaActo {
  /** From which states, by the act of the profile that lets do it. */
  readonly turnos: Readonly<Partial<Record<Acto, readonly Etapa[]>>>
  /** The state afterwards; `anterior` is the one before the act that is undone. */
  readonly hacia: Etapa | 'anterior'
  readonly quien: QuienPuede
  /** A text that goes with it: the reason that is kept, or the note that its author reads. */
  readonly necesita: 'nada' | 'motivo' | 'nota'
  /** Refused outside the calendar's window (decisions §3). */
  readonly ventana: boolean
  /** `los_mismos`: those who were told of the act that is undone. */
  readonly avisa: readonly Destinatario[] | 'los_mismos'
  readonly boton: string
  /** How the line of what happened tells it. */
  readonly hecho: string
  /** The same of who did it at the institute, where it is another's to do. */
  readonly hechoEnInstituto?: string
}

/** Minutes in which who did one of `SE_DESHACEN` may take it back. */
export const MINUTOS_DESHACER = 10

/** What may be taken back: the turn of each tray, whose button is «Aprobar», and a return. */
export const SE_DESHACEN: readonly string[] = ['validar', 'revisar', 'aprobar', 'devolver'] satisfies ActoMovimiento[]

/** The one table of states and acts. Source: design/decisiones §4, §9, §10.5, §10.6, §10.7, §10.14. */
export const TABLA_ACTOS = {
  solicitar: {
    turnos: { capturar: ['Nuevo'] },
    hacia: 'Solicitado',
    quien: 'cualquiera',
    necesita: 'nada',
    ventana: true,
    avisa: ['validadores'],
    boton: 'Solicitar',
    hecho: 'Solicitado',
  },
  corregir: {
    turnos: { capturar: ['Solicitado', 'Pendiente'] },
    hacia: 'Solicitado',
    quien: 'autor',
    necesita: 'nada',
    ventana: true,
    avisa: ['validadores'],
    boton: 'Corregir',
    hecho: 'Corregido',
  },
  retirar: {
    turnos: { capturar: ['Solicitado', 'Pendiente'] },
    hacia: 'Cancelado',
    quien: 'autor',
    necesita: 'motivo',
    ventana: true,
    avisa: [],
    boton: 'Retirar',
    hecho: 'Retirado',
  },
  tomar: {
    turnos: { capturar: ['Pendiente'] },
    hacia: 'Pendiente',
    quien: 'no_autor',
    necesita: 'nada',
    ventana: false,
    avisa: ['autores'],
    boton: 'Tomar',
    hecho: 'Tomado para su corrección',
  },
  validar: {
    turnos: { validar: ['Solicitado'], revisar: ['Solicitado'] },
    hacia: 'Validado',
    quien: 'otra_persona',
    necesita: 'nada',
    ventana: false,
    avisa: ['auxiliares'],
    boton: 'Validar',
    hecho: 'Validado por su dependencia',
    hechoEnInstituto: 'Validado por el instituto',
  },
  revisar: {
    turnos: { revisar: ['Validado'] },
    hacia: 'Revisado',
    quien: 'otra_persona',
    necesita: 'nada',
    ventana: false,
    avisa: ['jefes'],
    boton: 'Marcar como revisado',
    hecho: 'Revisado por el instituto',
  },
  // Within the limit of dates gone by it is the jefe's; beyond, the director's (`manosDe`).
  aprobar: {
    turnos: { aprobar: ['Revisado'], firmar: ['Revisado'] },
    hacia: 'Por aplicar',
    quien: 'otra_persona',
    necesita: 'nada',
    ventana: false,
    avisa: ['autores'],
    boton: 'Aprobar',
    hecho: 'Aprobado',
  },
  devolver: {
    turnos: {
      validar: ['Solicitado', 'Validado'],
      revisar: ['Solicitado', 'Validado', 'Revisado'],
      aprobar: ['Solicitado', 'Validado', 'Revisado', 'Por aplicar'],
    },
    hacia: 'Pendiente',
    quien: 'cualquiera',
    necesita: 'nota',
    ventana: false,
    avisa: ['autores'],
    boton: 'Devolver',
    hecho: 'Devuelto',
  },
  cancelar: {
    turnos: {
      validar: ['Solicitado', 'Pendiente', 'Validado'],
      revisar: ['Solicitado', 'Pendiente', 'Validado', 'Revisado'],
      aprobar: ['Solicitado', 'Pendiente', 'Validado', 'Revisado', 'Por aplicar'],
    },
    hacia: 'Cancelado',
    quien: 'cualquiera',
    necesita: 'motivo',
    ventana: false,
    avisa: ['autores'],
    boton: 'Cancelar movimiento',
    hecho: 'Cancelado',
  },
  deshacer: {
    turnos: {
      validar: ['Pendiente', 'Validado'],
      revisar: ['Pendiente', 'Validado', 'Revisado'],
      aprobar: ['Pendiente', 'Por aplicar'],
      firmar: ['Por aplicar'],
    },
    hacia: 'anterior',
    quien: 'misma_persona',
    necesita: 'nada',
    ventana: false,
    avisa: 'los_mismos',
    boton: 'Deshacer',
    hecho: 'Deshecho',
  },
  aplicar: {
    turnos: {},
    hacia: 'Aplicado',
    quien: 'sistema',
    necesita: 'nada',
    ventana: false,
    avisa: ['autores'],
    boton: 'Aplicar',
    hecho: 'Aplicado',
  },
} as const satisfies Record<ActoMovimiento, FilaActo>

/** How the line of what happened tells an act of somebody whose profile has that `ambito`. */
export function hechoDe(acto: ActoMovimiento, ambito: Ambito | null): string {
  const { hecho, hechoEnInstituto }: FilaActo = TABLA_ACTOS[acto]
  return (ambito === 'instituto' ? hechoEnInstituto : undefined) ?? hecho
}
