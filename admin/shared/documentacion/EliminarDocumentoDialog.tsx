import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { nombreDocumento } from '#domain/procesos/documentacion.ts'
import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { PREGUNTA_ELIMINAR, rutaDocumentos } from './dueno.ts'
import { MUESTRAN_DOCUMENTOS } from './use-documentos.ts'
import type { DuenoDocumentos } from './dueno.ts'
import type { Documento } from '#domain/procesos/documentacion.ts'
import type { ReactElement } from 'react'

interface EliminarProps {
  dueno: DuenoDocumentos
  documento: Documento
  onClose: () => void
}

/** The documented question, with what goes: the document and every version of its file. */
export function EliminarDocumentoDialog({ dueno, documento, onClose }: EliminarProps): ReactElement {
  const nombre = nombreDocumento(documento)
  const act = useAct({
    call: () => api.call(`DELETE ${rutaDocumentos(dueno.clase)}`, { query: { id: documento.id } }),
    keys: MUESTRAN_DOCUMENTOS,
    toast: () => `Se eliminó ${nombre}.`,
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      title={PREGUNTA_ELIMINAR[dueno.clase]}
      action="Eliminar documento"
      danger
      busyText="Eliminando…"
      failure="No se pudo eliminar el documento."
      onClose={onClose}
    >
      <p>
        <strong>{nombre}</strong>
        {documento.versiones === 0
          ? ', sin archivo.'
          : ` y ${cuentaTexto(documento.versiones, 'versión de su archivo', 'versiones de su archivo')}.`}
      </p>
    </ConfirmDialog>
  )
}
