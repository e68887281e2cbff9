import { firmaIssues } from '#domain/formatos/firma.ts'
import { api } from '#admin/providers/api-client.ts'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { FirmaCampos } from './FirmaCampos.tsx'
import { enviada, type ValoresFirma } from './valores-firma.ts'
import type { CatalogoFirmas, FirmaPanel } from '#domain/formatos/firma.ts'
import type { ReactElement } from 'react'

interface EditarFirmaProps {
  catalogo: CatalogoFirmas
  firma: FirmaPanel
  onClose: () => void
}

function valoresDe(firma: FirmaPanel): ValoresFirma & { version: number } {
  const { nombre, cargo, usuario_id, unidad_id, desde, hasta, version } = firma
  return { nombre, cargo, usuario_id, unidad_id, desde, hasta: hasta ?? '', firma_base64: '', version }
}

/** "Editar Firma": one that closed papers carry only gets its end. */
export function EditarFirma({ catalogo, firma, onClose }: EditarFirmaProps): ReactElement {
  const act = useAct<ValoresFirma & { version: number }, FirmaPanel, FirmaPanel>({
    call: (values) => api.call('PUT /api/panel/firmas/:id', { params: { id: firma.id }, body: enviada(values) }),
    keys: ['firmas'],
    toast: () => 'Firma guardada.',
    done: onClose,
  })
  return (
    <FormDialog
      act={act}
      initial={valoresDe(firma)}
      rules={firmaIssues}
      fromActual={valoresDe}
      resumen={({ nombre, cargo }) => `${nombre}, ${cargo}`}
      title="Editar Firma"
      action="Guardar"
      busyText="Guardando…"
      failure="No se guardó la firma."
      size="md"
      onClose={onClose}
    >
      <FirmaCampos catalogo={catalogo} imagen={`/api/panel/firmas/${firma.id}/imagen?v=${firma.version}`} />
    </FormDialog>
  )
}
