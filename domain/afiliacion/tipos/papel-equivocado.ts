import type { PapelReconocido } from '#domain/documentos/lectura.ts'
import { papelDe } from '#domain/documentos/papeles/registro.ts'
import { NOMBRE_PAPEL, type ClavePapel } from './papel.ts'

/**
 * Why a file is hardly the paper that it was sent as: its own text is another paper's, maybe of somebody else than the person of
 * `curp`. "" where nothing speaks against it.
 */
export function papelEquivocado(clave: ClavePapel, reconocido: PapelReconocido | undefined, curp: string): string {
  if (!reconocido || reconocido.documento === clave) return ''
  const ajena = reconocido.curp !== '' && reconocido.curp !== curp
  const que = `${papelDe(reconocido.documento).comoArchivo}${ajena ? ` de otra persona (CURP ${reconocido.curp})` : ''}`
  return `El archivo es ${que}, no «${NOMBRE_PAPEL[clave]}». Revisa que sea el que corresponde.`
}
