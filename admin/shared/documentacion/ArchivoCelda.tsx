import { fechaHora } from '#admin/shared/instante.ts'
import { tamanoArchivo } from './textos-archivo.ts'
import type { Documento } from '#domain/procesos/documentacion.ts'
import type { ReactElement } from 'react'

/** The file in force: its name, how long it is, who put it there and when. */
export function ArchivoCelda({ documento }: { documento: Documento | null }): ReactElement {
  const archivo = documento?.archivo
  if (!archivo) return <span className="muted documento-sin-archivo">Sin archivo</span>
  return (
    <>
      {archivo.original}
      <div className="muted small">
        {tamanoArchivo(archivo)}. {archivo.subido_por}, {fechaHora(archivo.subido_at)}
      </div>
    </>
  )
}
