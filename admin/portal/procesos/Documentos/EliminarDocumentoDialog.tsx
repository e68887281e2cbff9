import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { nombreDocumento } from '#domain/procesos/documentacion.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
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
    <Dialog
      open
      title={PREGUNTA_ELIMINAR[dueno.clase]}
      onClose={onClose}
      locked={isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancelar
          </Button>
          <Button variant="dangerSolid" busy={isPending} busyText="Eliminando…" onClick={() => mutate(documento.id)}>
            Eliminar documento
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && <ErrorState title="No se pudo eliminar el documento." error={error} />}
        <p>
          <strong>{nombre}</strong>
          {documento.versiones === 0
            ? ', sin archivo.'
            : ` y ${cuentaTexto(documento.versiones, 'versión de su archivo', 'versiones de su archivo')}.`}
        </p>
      </div>
    </Dialog>
  )
}
