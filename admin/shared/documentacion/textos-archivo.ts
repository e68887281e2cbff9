import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { ArchivoDocumento } from '#domain/procesos/documentacion.ts'

/** "3 páginas, 84 kB". */
export function tamanoArchivo({ paginas, bytes }: Pick<ArchivoDocumento, 'paginas' | 'bytes'>): string {
  const size =
    bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
  return `${cuentaTexto(paginas, 'página')}, ${size}`
}
