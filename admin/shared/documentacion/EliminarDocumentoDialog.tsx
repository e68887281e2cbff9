import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { nombreDocumento } from '#domain/procesos/documentacion.ts'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { PREGUNTA_ELIMINAR } from './dueno.ts'
import { useEliminarDocumento } from './use-documentos.ts'
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
  const toast = useToast()
  const nombre = nombreDocumento(documento)
  const { mutate, isPending, error } = useEliminarDocumento(dueno, () => {
    toast.success(`Se eliminó ${nombre}.`)
    onClose()
  })
  return (
    <ActDialog
      title={PREGUNTA_ELIMINAR[dueno.clase]}
      action="Eliminar documento"
      danger
      busyText="Eliminando…"
      busy={isPending}
      error={error}
      failure="No se pudo eliminar el documento."
      onClose={onClose}
      onSubmit={() => mutate(documento.id)}
    >
      <p>
        <strong>{nombre}</strong>
        {documento.versiones === 0
          ? ', sin archivo.'
          : ` y ${cuentaTexto(documento.versiones, 'versión de su archivo', 'versiones de su archivo')}.`}
      </p>
    </ActDialog>
  )
}
