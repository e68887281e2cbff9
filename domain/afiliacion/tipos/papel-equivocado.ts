import type { PapelReconocido } from '#domain/documentos/lectura.ts'
import { papelDe } from '#domain/documentos/papeles/registro.ts'
import { NOMBRE_PAPEL, type ClavePapel } from './papel.ts'

/** Papers that name other people by their nature: a death certificate names who declares it. */
const EXENTOS: readonly ClavePapel[] = ['acta']

/** Whether a file says, in its own text, that it is of another person than that of `curp` (decisions §11.25). */
export function isDeOtraPersona(clave: ClavePapel, reconocido: PapelReconocido | undefined, curp: string): boolean {
  return !EXENTOS.includes(clave) && reconocido !== undefined && reconocido.curp !== '' && reconocido.curp !== curp
}

/**
 * Why a file is hardly the paper that it was sent as: its own text is another paper's, maybe of somebody else than the person of
 * `curp`. "" where nothing speaks against it.
 */
export function papelEquivocado(clave: ClavePapel, reconocido: PapelReconocido | undefined, curp: string): string {
  const ajena = isDeOtraPersona(clave, reconocido, curp)
  if (!reconocido || (reconocido.documento === clave && !ajena)) return ''
  const que = `${papelDe(reconocido.documento).comoArchivo}${ajena ? ` de otra persona (CURP ${reconocido.curp})` : ''}`
  return `El archivo es ${que}, no «${NOMBRE_PAPEL[clave]}». Revisa que sea el que corresponde.`
}
