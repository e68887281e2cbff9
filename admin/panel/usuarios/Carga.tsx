import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { CARGA_MAX, COLUMNAS_CARGA } from '#domain/usuarios/carga.ts'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Card } from '#admin/shared/ui/Card.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { FileDrop } from '#admin/shared/ui/FileDrop.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { PageHeader } from '#admin/shared/ui/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { downloadBlob } from '#admin/panel/list/download.ts'
import { HojaClaves } from './HojaClaves.tsx'
import { LISTA } from './rutas.ts'
import { RevisionTable } from './RevisionTable.tsx'
import type { RespuestaCarga, RevisionCarga } from '#domain/usuarios/carga.ts'
import type { ReactElement } from 'react'
import './usuarios.css'

const CRUMBS = [
  { label: 'Configuración' },
  { label: 'Gestión de Usuarios', to: LISTA },
  { label: 'Cargar de un archivo' },
]

const ACCEPT = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}
const MAX_BYTES = 2 * 1024 * 1024

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

/** The file to fill in: titles and one invented row. */
function downloadTemplate(): void {
  const example = [
    'maria.lopez',
    'María López Ejemplo',
    'maria.lopez@ejemplo.gob.mx',
    'Ventanilla',
    '',
    'Secretaría de Salud',
    '',
  ]
  const lines = [COLUMNAS_CARGA.map(({ titulo }) => titulo).join(','), example.join(',')]
  downloadBlob(new Blob(['\ufeff', lines.join('\r\n')], { type: 'text/csv;charset=utf-8' }), 'plantilla-usuarios.csv')
}

/** Many accounts from one file: looked at row by row first, made all together or none, passwords shown once. */
export default function Carga(): ReactElement {
  const client = useQueryClient()
  const toast = useToast()
  const [file, setFile] = useState<File | null>(null)
  const [rejected, setRejected] = useState('')
  const previa = useMutation({
    mutationFn: (one: File) => api.upload<RevisionCarga>('/api/panel/usuarios/carga/previa', formOf(one)),
  })
  const carga = useMutation({
    mutationFn: (one: File) => api.upload<RespuestaCarga>('/api/panel/usuarios/carga', formOf(one)),
    onSuccess: async ({ creados }) => {
      toast.success(`Se crearon ${cuentaTexto(creados.length, 'cuenta', 'cuentas')}.`)
      await client.invalidateQueries({ queryKey: ['usuarios'] })
    },
  })
  const pick = (one: File): void => {
    setRejected('')
    setFile(one)
    carga.reset()
    previa.mutate(one)
  }
  const changed = revisionOf(carga.error)
  const revision = changed ?? previa.data
  const sound = revision && revision.filas.length > 0 && revision.conError === 0
  if (carga.data) return <HojaClaves creados={carga.data.creados} crumbs={CRUMBS} />
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="Cargar usuarios de un archivo"
        facts={`CSV o XLSX, hasta ${CARGA_MAX} cuentas. Se crean todas o ninguna; las contraseñas se muestran una sola vez.`}
        actions={
          <>
            <Button icon={Download} onClick={downloadTemplate}>
              Plantilla CSV
            </Button>
            {sound && file && (
              <Button variant="primary" busy={carga.isPending} busyText="Creando…" onClick={() => carga.mutate(file)}>
                {`Crear ${cuentaTexto(revision.filas.length, 'cuenta', 'cuentas')}`}
              </Button>
            )}
          </>
        }
      />
      <div className="stack">
        <Card>
          <div className="stack">
            <FileDrop
              title={file ? file.name : 'Suelta aquí el archivo'}
              help={`Columnas: ${COLUMNAS_CARGA.map(({ titulo }) => titulo).join(', ')}.`}
              accept={ACCEPT}
              maxBytes={MAX_BYTES}
              multiple={false}
              disabled={carga.isPending}
              buttonLabel={file ? 'Elegir otro' : 'Buscar'}
              onFiles={([one]) => one && pick(one)}
              onRejected={([one]) =>
                setRejected(
                  one?.code === 'file-too-large' ? 'El archivo pesa más de 2 MB.' : 'El archivo no es CSV ni XLSX.',
                )
              }
            />
            {rejected && (
              <Note tone="bad" live>
                {rejected}
              </Note>
            )}
          </div>
        </Card>
        {previa.error && <ErrorState title="No se pudo leer el archivo." error={previa.error} />}
        {carga.error && (
          <ErrorState
            title="No se creó ninguna cuenta."
            error={carga.error}
            onRetry={changed || !file ? undefined : () => carga.mutate(file)}
          />
        )}
        {previa.isPending && <Skeleton lines={6} label="Revisando el archivo" />}
        {revision && <RevisionTable revision={revision} />}
      </div>
    </>
  )
}

/** The rows as they stand now, when making the accounts was refused because of them. */
function revisionOf(error: unknown): RevisionCarga | undefined {
  if (!isApiError(error) || !('revision' in error.body)) return undefined
  return error.body.revision as RevisionCarga
}
