import type { Acto } from '#domain/acceso/acto.ts'
import { ESTADOS_CASO, type EstadoCaso } from './estado-caso.ts'

export const ACCIONES_CASO = ['editar', 'asignar', 'tomar', 'mover', 'normas', 'comentar', 'cerrar', 'reabrir'] as const
export type AccionCaso = (typeof ACCIONES_CASO)[number]

/** Any of these acts works cases: everybody but who only looks (the auditor). */
export const ACTOS_TRABAJAN = [
  'capturar',
  'validar',
  'revisar',
  'aprobar',
  'firmar',
  'autorizar',
  'administrar',
] as const satisfies Acto[]

/** These acts hand work out: a dependency's validator, the heads of the institute, the administrator. */
const ACTOS_DIRIGEN = ['validar', 'aprobar', 'firmar', 'autorizar', 'administrar'] as const satisfies Acto[]

export interface CasoParaActuar {
  readonly estado: EstadoCaso
  /** User ids; null: nobody has it yet, or it was opened by an account that is no more. */
  readonly responsableId: number | null
  readonly autorId: number | null
}

export interface QuienActuaCaso {
  readonly id: number | null
  readonly actos: ReadonlySet<Acto>
}

interface Papel {
  readonly trabaja: boolean
  readonly dirige: boolean
  readonly responsable: boolean
  readonly autor: boolean
}

interface Regla {
  readonly en: readonly EstadoCaso[]
  readonly puede: (papel: Papel, caso: CasoParaActuar) => boolean
}

const ACTIVO = ['pendiente', 'en progreso'] as const

/** Where each act has its turn, and whose it is. */
const REGLAS: Readonly<Record<AccionCaso, Regla>> = {
  editar: { en: ACTIVO, puede: ({ dirige, responsable, autor }) => dirige || responsable || autor },
  asignar: { en: ACTIVO, puede: ({ dirige, responsable }) => dirige || responsable },
  tomar: { en: ACTIVO, puede: (_papel, { responsableId }) => responsableId === null },
  mover: { en: ACTIVO, puede: ({ dirige, responsable }) => dirige || responsable },
  normas: { en: ACTIVO, puede: ({ dirige, responsable }) => dirige || responsable },
  comentar: { en: ESTADOS_CASO, puede: () => true },
  cerrar: { en: ['en progreso'], puede: ({ dirige, responsable }) => dirige || responsable },
  reabrir: { en: ['completado'], puede: ({ dirige, autor }) => dirige || autor },
}

/** What `quien` may do with a case that is in sight, as it stands now. */
export function casoActions(caso: CasoParaActuar, quien: QuienActuaCaso): AccionCaso[] {
  return ACCIONES_CASO.filter((accion) => REGLAS[accion].en.includes(caso.estado) && isHis(accion, caso, quien))
}

/** Why an act is refused: not this person's to do (`permiso`), or not while the case stands there (`estado`); null: it may. */
export function casoRefusal(
  accion: AccionCaso,
  caso: CasoParaActuar,
  quien: QuienActuaCaso,
): 'permiso' | 'estado' | null {
  if (!isHis(accion, caso, quien)) return 'permiso'
  return REGLAS[accion].en.includes(caso.estado) ? null : 'estado'
}

function isHis(accion: AccionCaso, caso: CasoParaActuar, { id, actos }: QuienActuaCaso): boolean {
  const has = (some: readonly Acto[]): boolean => some.some((acto) => actos.has(acto))
  const papel: Papel = {
    trabaja: has(ACTOS_TRABAJAN),
    dirige: has(ACTOS_DIRIGEN),
    responsable: id !== null && caso.responsableId === id,
    autor: id !== null && caso.autorId === id,
  }
  return papel.trabaja && REGLAS[accion].puede(papel, caso)
}
