import { useEffect, useRef, useState } from 'react'
import { ARCHIVO_MAX_BYTES, tamanoTexto } from '#domain/documentos/archivo.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { cleanDigits, cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { captureErrors, captureFields, captureToDatos } from './capture-fields.ts'
import { formatBytes, TITULO_PAPEL } from './papeles.ts'
import { PickButton } from './PickButton.tsx'
import type { Capture, CaptureField } from './capture-fields.ts'
import { HojaPapel } from './visor/HojaPapel.tsx'
import { rutaArchivo } from './papeles.ts'
import type { ArchivoGuardado } from '#domain/documentos/lectura.ts'
import type { DatosPorDocumento, DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { ReactElement } from 'react'

interface CapturaManualProps {
  papel: DocumentoLeible
  /** What was read or captured before. */
  initial: Capture
  /** The file that could not be read, kept as the paper's. */
  file: File | null
  /** Name of the file that the row already keeps, and the file as it is known. */
  keptName: string | null
  hoja: ArchivoGuardado | null
  /** Keeps a file, so that its page can be shown. */
  subir: (file: File) => Promise<ArchivoGuardado>
  /** `archivo`: id of the file that was chosen here; null for the one that the row keeps. */
  onSave: (datos: Partial<DatosPorDocumento[DocumentoLeible]>, archivo: string | null) => void
  onClose: () => void
}

/** What a paper says, typed by hand beside it when it cannot be read; the file is kept as it is and counts as the person's. */
export function CapturaManual(props: CapturaManualProps): ReactElement {
  const { papel } = props
  const fields = captureFields(papel)
  const [capture, setCapture] = useState<Capture>(props.initial)
  const [oneSurname, setOneSurname] = useState(false)
  const [file, setFile] = useState(props.file)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { hoja, guardar } = useHoja(file, props)
  const { run, busy } = useAct({
    call: async (typed: Capture) => props.onSave(captureToDatos(papel, typed), file && (await guardar(file)).id),
    failed: (failure) => setErrors({ archivo: errorMessage(failure) }),
  })
  const form = useRef<HTMLFormElement>(null)
  const save = (): void => {
    const found = captureErrors(papel, capture, oneSurname)
    if (!file && !props.keptName) found['archivo'] = 'Adjunta el documento: se conserva en el expediente.'
    else if (file && file.size > ARCHIVO_MAX_BYTES) found['archivo'] = tamanoTexto(file.size)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      const first = fields.find(({ name }) => found[name])?.name
      form.current?.querySelector<HTMLElement>(first ? `[name="${first}"]` : 'button')?.focus()
      return
    }
    run(oneSurname ? { ...capture, apellidoMaterno: '' } : capture)
  }
  return (
    <ActDialog
      formRef={form}
      size="lg"
      title={`Captura manual: ${TITULO_PAPEL[papel]}`}
      action="Guardar captura"
      busyText="Guardando…"
      busy={busy}
      onSubmit={save}
      onClose={props.onClose}
    >
      <p className="secondary">
        Escribe los datos como aparecen en el documento. El archivo se conserva y quedará validado por Usuario, con tu
        nombre.
      </p>
      <div className="captura-manual">
        <div className="stack">
          {fields.map((field) => (
            <CaptureInput
              key={field.name}
              field={field}
              value={capture[field.name] ?? ''}
              error={errors[field.name] ?? null}
              off={field.name === 'apellidoMaterno' && oneSurname}
              onChange={(value) => setCapture((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
          {fields.some(({ name }) => name === 'apellidoMaterno') && (
            <Checkbox
              label="Sin segundo apellido"
              checked={oneSurname}
              onChange={(event) => setOneSurname(event.target.checked)}
            />
          )}
        </div>
        {hoja && (
          <HojaPapel
            key={hoja.id}
            titulo={TITULO_PAPEL[papel]}
            ruta={rutaArchivo(hoja.id)}
            paginas={hoja.paginas}
            abierta
          />
        )}
      </div>
      <div className="row">
        <span className="secondary small">
          {file ? `${file.name}, ${formatBytes(file.size)}` : (props.keptName ?? 'Sin archivo')}
        </span>
        <PickButton
          label={file || props.keptName ? 'Cambiar archivo' : 'Seleccionar archivo'}
          accept=".pdf,.jpg,.jpeg,.png"
          onPick={([picked]) => picked && setFile(picked)}
        />
      </div>
      {errors['archivo'] && (
        <Note tone="bad" live>
          {errors['archivo']}
        </Note>
      )}
    </ActDialog>
  )
}

/** The paper in sight: the chosen file, kept as soon as it is chosen, or the one that the row keeps. */
function useHoja(
  file: File | null,
  { hoja: kept, subir }: Pick<CapturaManualProps, 'hoja' | 'subir'>,
): { hoja: ArchivoGuardado | null; guardar: (file: File) => Promise<ArchivoGuardado> } {
  const [sent, setSent] = useState<{ readonly file: File; readonly archivo: ArchivoGuardado } | null>(null)
  const sending = useRef<{ readonly file: File; readonly archivo: Promise<ArchivoGuardado> } | null>(null)
  const guardar = (chosen: File): Promise<ArchivoGuardado> => {
    if (sending.current?.file === chosen) return sending.current.archivo
    const archivo = subir(chosen)
    sending.current = { file: chosen, archivo }
    archivo.then(
      (kept) => setSent({ file: chosen, archivo: kept }),
      // Saving uploads it again and shows the error.
      () => {
        sending.current = null
      },
    )
    return archivo
  }
  const keep = useRef(guardar)
  useEffect(() => {
    keep.current = guardar
  })
  useEffect(() => {
    if (file && file.size <= ARCHIVO_MAX_BYTES) keep.current(file).catch(() => undefined)
  }, [file])
  return { hoja: file ? (sent?.file === file ? sent.archivo : null) : kept, guardar }
}

interface CaptureInputProps {
  field: CaptureField
  value: string
  error: string | null
  off: boolean
  onChange: (value: string) => void
}

function CaptureInput({ field, value, error, off, onChange }: CaptureInputProps): ReactElement {
  const clean = field.digits ? cleanDigits : field.mono ? cleanKey : cleanText
  return (
    <Field
      label={field.label}
      optional={field.optional}
      error={error}
      {...(field.mono && { count: { value: value.length, max: field.max }, width: field.max + 2 })}
    >
      <TextInput
        name={field.name}
        mono={field.mono ?? false}
        clean={clean}
        inputMode={field.digits ? 'numeric' : 'text'}
        maxLength={field.mono ? field.max + 8 : field.max}
        value={off ? '' : value}
        disabled={off}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
