import { useState } from 'react'
import { ARCHIVO_MAX_BYTES } from '#domain/documentos/archivo.ts'
import { nombreDocumento, TIPO_OTRO, TIPO_OTRO_MAX, tipoIssues, tiposDe } from '#domain/procesos/documentacion.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { useSubir } from './use-subir.ts'
import type { DuenoDocumentos } from './dueno.ts'
import type { Documento } from '#domain/procesos/documentacion.ts'
import type { ReactElement } from 'react'
import './documentos-proceso.css'

const PDF = { 'application/pdf': ['.pdf'] } as const

interface SubirDialogProps {
  dueno: DuenoDocumentos
  /** "Orientación", "Documentos generales". */
  titulo: string
  /** The type, when it is settled which document it is. */
  tipo?: string
  tipoOtro?: string
  /** Already registered: to say which one a new file replaces. */
  registrados: readonly Documento[]
  onClose: () => void
}

/** A PDF for a document: a new one, or one more version of what is there; the earlier ones stay. */
export function SubirDialog(props: SubirDialogProps): ReactElement {
  const { dueno, registrados, onClose } = props
  const [tipo, setTipo] = useState(props.tipo ?? '')
  const [otro, setOtro] = useState(props.tipoOtro ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const { run, cancel, busy, share, error } = useSubir(dueno, onClose)
  useLeaveGuard(file !== null)
  const issues = tipoIssues(dueno.clase, tipo, otro)
  const errorOf = (path: string): string | null =>
    tried ? (issues.find((issue) => issue.path === path)?.message ?? null) : null
  const anterior = registrados.find((one) => one.tipo === tipo && (tipo !== TIPO_OTRO || one.tipo_otro === otro.trim()))
  const close = (): void => {
    cancel()
    onClose()
  }
  const submit = (): void => {
    setTried(true)
    if (issues.length > 0) document.getElementById(`documento-${issues[0]?.path ?? ''}`)?.focus()
    else if (file) run({ tipo, tipoOtro: otro, file })
  }
  return (
    <Dialog
      open
      size="md"
      title={anterior?.archivo ? 'Reemplazar documento' : 'Cargar documento'}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancelar</Button>
          <Button variant="primary" busy={busy} busyText="Cargando…" onClick={submit}>
            {anterior?.archivo ? 'Reemplazar' : 'Cargar documento'}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="secondary">{props.titulo}</p>
        {error && <ErrorState title="No se pudo cargar el documento." error={error} />}
        {props.tipo ? (
          <p className="strong">{nombreDocumento({ tipo, tipo_otro: otro })}</p>
        ) : (
          <Field id="documento-tipo" label="Tipo" error={errorOf('tipo')}>
            <Select
              options={tiposDe(dueno.clase).map((value) => ({ value, label: value === TIPO_OTRO ? 'Otro' : value }))}
              value={tipo}
              disabled={busy}
              onChange={(event) => setTipo(event.target.value)}
            />
          </Field>
        )}
        {!props.tipo && dueno.clase !== 'proceso' && (
          <Field
            id="documento-tipo_otro"
            label="Qué documento es"
            help={tipo === TIPO_OTRO ? undefined : 'Solo para el tipo Otro.'}
            error={errorOf('tipo_otro')}
          >
            <TextInput
              value={tipo === TIPO_OTRO ? otro : ''}
              maxLength={TIPO_OTRO_MAX}
              disabled={busy || tipo !== TIPO_OTRO}
              onChange={(event) => setOtro(event.target.value)}
            />
          </Field>
        )}
        {anterior?.archivo && (
          <Note>
            Reemplazará a <strong>{anterior.archivo.original}</strong>, que se conserva como versión anterior.
          </Note>
        )}
        <OneFile
          file={file}
          onChange={setFile}
          title="Suelta aquí el PDF"
          help="PDF de hasta 10 MB."
          accept={PDF}
          maxBytes={ARCHIVO_MAX_BYTES}
          wrongKind="Solo se permiten archivos PDF"
          missing={tried && issues.length === 0 ? 'Elige el PDF que se va a cargar.' : null}
          sending={busy ? { share, then: 'Guardando el documento' } : null}
        />
      </div>
    </Dialog>
  )
}
