import { ENTIDADES_FEDERATIVAS, type EntidadFederativa } from '#domain/identidad/entidades-federativas.ts'
import { compact, editDistance } from '#domain/documentos/texto.ts'
import { likePrinted } from './como-impreso.ts'

interface NombreEstado {
  readonly estado: EntidadFederativa
  readonly impreso: string
  readonly letras: string
}

const NOMBRES: readonly NombreEstado[] = ENTIDADES_FEDERATIVAS.flatMap((estado) =>
  [estado.nombre, ...estado.alias].map((impreso) => ({ estado, impreso, letras: compact(impreso) })),
)

/** A state as a paper prints it. `exacto` false: letters had to be forgiven. */
export interface EstadoLeido {
  readonly estado: EntidadFederativa
  /** The state's own letters, with the case and the accents of what was read. */
  readonly texto: string
  readonly exacto: boolean
}

/** The state that a text names, one letter in eight forgiven; null when it is none, or two are as near. */
export function estadoEn(texto: string): EstadoLeido | null {
  const letras = compact(texto)
  const exact = NOMBRES.find((nombre) => nombre.letras === letras)
  if (exact) return { estado: exact.estado, texto: likePrinted(exact.impreso, texto), exacto: true }
  const limit = Math.floor(letras.length / 8)
  const close = limit === 0 ? [] : NOMBRES.filter((nombre) => editDistance(letras, nombre.letras, limit) <= limit)
  const [only] = close
  const same = close.every(({ estado }) => estado === only?.estado)
  return only && same ? { estado: only.estado, texto: likePrinted(only.impreso, texto), exacto: false } : null
}
