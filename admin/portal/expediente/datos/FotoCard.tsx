import { useState } from 'react'
import { archivoIssues, sniffTipo } from '#domain/documentos/archivo.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PickButton } from '#admin/shared/documentos/PickButton.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { fieldId } from '#admin/portal/expediente/paths.ts'
import type { ReactElement } from 'react'

/** The person's photo: JPG or PNG, optional, can be removed. */
export function FotoCard(): ReactElement {
  const { model, captura, update, editable, expediente, reglas } = useTramite()
  const [rejected, setRejected] = useState('')
  const foto = model.valores.foto ?? ''
  const set = (id: string): void =>
    update((captura) => ({ ...captura, personales: { ...captura.personales, foto: id } }))
  // The photo on file stays on file: what can be taken away is the new one.
  const { foto: registrada } = reglas.registrado.personales
  const quitar = (): void =>
    registrada
      ? update((before) => {
          const rest = Object.entries(before.personales).filter(([key]) => key !== 'foto')
          return { ...before, personales: Object.fromEntries(rest) }
        })
      : set('')
  const quitable = registrada ? captura.personales.foto !== undefined : foto !== ''
  const { run, busy, error, reset } = useAct({
    call: (file: File) => expediente.upload('foto', file),
    done: ({ id }) => set(id),
  })
  const upload = async (file: File): Promise<void> => {
    reset()
    const start = new Uint8Array(await file.slice(0, 16).arrayBuffer())
    const [issue] = archivoIssues('foto', file.size, sniffTipo(start))
    setRejected(issue?.message ?? '')
    if (!issue) run(file)
  }
  return (
    <Card
      title={
        <>
          Fotografía <span className="field-optional">(opcional)</span>
        </>
      }
    >
      <div className="foto">
        <div className="foto-frame">
          {foto ? (
            <img src={`/api/archivos/${encodeURIComponent(foto)}`} alt="Fotografía de la persona" />
          ) : (
            <span className="muted small">Sin fotografía</span>
          )}
        </div>
        <div className="stack foto-side">
          <p className="small secondary">Imagen JPG o PNG, de unos 300 × 300 píxeles. Hasta 10 MB.</p>
          {editable && (
            <div className="row">
              {busy ? (
                <span role="status">Subiendo…</span>
              ) : (
                <PickButton
                  id={fieldId('foto')}
                  size="md"
                  label={foto ? 'Cambiar fotografía' : 'Seleccionar fotografía'}
                  accept="image/jpeg,image/png,.jpg,.jpeg,.png"
                  onPick={([file]) => {
                    if (file) void upload(file)
                  }}
                />
              )}
              {quitable && !busy && (
                <Button variant="danger" onClick={quitar}>
                  Quitar
                </Button>
              )}
            </div>
          )}
          {(rejected || error) && (
            <Note tone="bad" live>
              {rejected || errorMessage(error)}
            </Note>
          )}
        </div>
      </div>
    </Card>
  )
}
