import type { Borrador } from '#domain/afiliacion/borrador.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { CURP_PATTERN } from '#domain/identidad/curp.ts'
import { displayName, type Nombre } from '#domain/identidad/nombre.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import type { DatosBorrador } from './borrador-schema.ts'

interface Sabido {
  /** Folio of the movement that it corrects. */
  readonly corrige: string | null
  /** The name on file, of a procedure for somebody in the padrón. */
  readonly registrado: Nombre | null
}

export function nombreRegistrado(row: {
  readonly nombre: string
  readonly apellido_paterno: string
  readonly apellido_materno: string
}): Nombre {
  return { nombres: row.nombre, apellidoPaterno: row.apellido_paterno, apellidoMaterno: row.apellido_materno }
}

/**
 * What a list calls the draft: the person's name as typed, else as captured or read from the papers, as far as there is
 * one; somebody on file by the name that stands there. `lecturas` by file id, as a draft carries them.
 */
export function tituloOf(
  datos: DatosBorrador,
  lecturas: Borrador['lecturas'] = {},
  { corrige, registrado }: Sabido = { corrige: null, registrado: null },
): string {
  const name = (campo: keyof Nombre): string => normalizeText(dicho(datos, lecturas, campo)).slice(0, 60)
  const nombre = {
    nombres: name('nombres'),
    apellidoPaterno: name('apellidoPaterno'),
    apellidoMaterno: name('apellidoMaterno'),
  }
  const persona = displayName(registrado ?? nombre, 'lista') || 'Alta sin nombre'
  return corrige === null ? persona : `Corrección de ${corrige}: ${persona}`
}

/** The whole CURP that a draft is about, as typed, captured or read; "" while there is none. */
export function curpDeBorrador(datos: DatosBorrador, lecturas: Borrador['lecturas'] = {}): string {
  const curp = cleanKey(dicho(datos, lecturas, 'curp'))
  return CURP_PATTERN.test(curp) ? curp : ''
}

/** A text as typed, else as captured or read from the first paper that gives it. */
function dicho(
  { personales, capturaManual, documentos }: DatosBorrador,
  lecturas: Borrador['lecturas'],
  campo: keyof Nombre | 'curp',
): string {
  const papers = DOCUMENTOS_LEIBLES.flatMap((papel) => {
    const read = lecturas[documentos[papel]?.archivo ?? '']?.datos
    const captured: Readonly<Record<string, unknown>> = capturaManual[papel] ?? {}
    return [captured[campo], read?.[campo]]
  })
  const text = personales[campo] ?? papers.find((value) => typeof value === 'string' && value !== '')
  return typeof text === 'string' ? text : ''
}
