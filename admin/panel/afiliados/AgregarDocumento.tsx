import { useState } from 'react'
import { ARCHIVO_MAX_BYTES } from '#domain/documentos/archivo.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { NOMBRE_DOCUMENTO, TIPOS_DOCUMENTO } from './tipo-documento.ts'
import { useAgregarDocumento } from './use-agregar-documento.ts'
import type { TipoDocumento } from './tipo-documento.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReactElement } from 'react'

const IMAGENES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] } as const
const PAPELES = { 'application/pdf': ['.pdf'], ...IMAGENES } as const
const OPCIONES = TIPOS_DOCUMENTO.map((tipo) => ({ value: tipo, label: NOMBRE_DOCUMENTO[tipo] }))

interface AgregarDocumentoProps {
  persona: PersonaDetalle
  /** The kind that stands chosen at first. */
  tipo: TipoDocumento
  onClose: () => void
}

/** A missing paper or a better scan; the one it replaces stays in the expediente. */
export function AgregarDocumento({ persona, tipo: initial, onClose }: AgregarDocumentoProps): ReactElement {
  const [tipo, setTipo] = useState<TipoDocumento>(initial)
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const { run, cancel, busy, share, error } = useAgregarDocumento(persona.id, onClose)
  useLeaveGuard(file !== null)
  const anterior = persona.documentos.find((documento) => documento.tipo === tipo && documento.vigente)
  const close = (): void => {
    cancel()
    onClose()
  }
  const submit = (): void => {
    setTried(true)
    if (file) run({ tipo, file })
  }
  return (
    <Dialog
      open
      size="md"
      title="Agregar documento"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancelar</Button>
          <Button variant="primary" busy={busy} busyText="Guardando…" onClick={submit}>
            Agregar al expediente
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="secondary">Al expediente de {nombreNatural(persona)}.</p>
        {error && <ErrorState title="No se pudo agregar el documento." error={error} />}
        <Field label="Documento">
          <Select
            options={OPCIONES}
            value={tipo}
            disabled={busy}
            onChange={(event) => {
              setTipo(TIPOS_DOCUMENTO.find((one) => one === event.target.value) ?? tipo)
              setFile(null)
            }}
          />
        </Field>
        {anterior && (
          <Note>
            Reemplazará a <strong>{anterior.archivo.nombre}</strong>, que se conserva como anterior.
          </Note>
        )}
        <OneFile
          file={file}
          onChange={setFile}
          title="Suelta aquí el archivo"
          help={tipo === 'foto' ? 'Imagen JPG o PNG, hasta 10 MB.' : 'PDF, JPG o PNG, hasta 10 MB.'}
          accept={tipo === 'foto' ? IMAGENES : PAPELES}
          maxBytes={ARCHIVO_MAX_BYTES}
          wrongKind="Tipo de archivo no soportado"
          missing={tried ? 'Elige el archivo que se va a agregar.' : null}
          sending={busy ? { share, then: 'Guardando en el expediente' } : null}
        />
      </div>
    </Dialog>
  )
}
