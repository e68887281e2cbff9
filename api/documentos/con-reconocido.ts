import type { ArchivoGuardado, ArchivoReconocido, PapelReconocido } from '#domain/documentos/lectura.ts'

/** A kept file with what its own text says that it is, from its column: JSON, or null where nothing was recognised. */
export function conReconocido(archivo: ArchivoGuardado, reconocido: string | null): ArchivoReconocido {
  return reconocido === null ? archivo : { ...archivo, reconocido: JSON.parse(reconocido) as PapelReconocido }
}
