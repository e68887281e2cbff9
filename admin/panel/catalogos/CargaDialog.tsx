import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { FileDrop } from '#admin/shared/ui/FileDrop.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { RevisionTabla } from './RevisionTabla.tsx'
import { refreshCatalogos } from './use-catalogos.ts'
import type { RevisionCatalogo } from '#domain/organica/catalogos/carga-catalogo.ts'
import type { CatalogoPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { ReactElement } from 'react'

const ACCEPT = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
}
const MAX_BYTES = 2 * 1024 * 1024

interface Resultado {
  readonly nuevos: number
  readonly cambiados: number
}

function formOf(fields: Readonly<Record<string, string>>, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return form
}

/** A file of rows: looked at row by row first, done whole or not at all. */
export function CargaDialog({ catalogo, onClose }: { catalogo: CatalogoPanel; onClose: () => void }): ReactElement {
  const client = useQueryClient()
  const toast = useToast()
  const [file, setFile] = useState<File | null>(null)
  const [rejected, setRejected] = useState('')
  const previa = useMutation({
    mutationFn: (one: File) =>
      api.upload<RevisionCatalogo>('/api/panel/catalogos/carga/previa', formOf({ catalogo: catalogo.clave }, one)),
  })
  const carga = useMutation({
    mutationFn: ({ one, huella }: { one: File; huella: string }) =>
      api.upload<Resultado>('/api/panel/catalogos/carga', formOf({ catalogo: catalogo.clave, huella }, one)),
    onSuccess: async ({ nuevos, cambiados }) => {
      toast.success(
        `${cuentaTexto(nuevos, 'renglón nuevo', 'renglones nuevos')}, ${cuentaTexto(cambiados, 'cambiado', 'cambiados')}.`,
      )
      onClose()
      await refreshCatalogos(client)
    },
  })
  const revision = revisionOf(carga.error) ?? previa.data
  const changes = revision?.filas.filter(({ accion }) => accion !== 'igual').length ?? 0
  const sound = revision !== undefined && revision.conError === 0 && changes > 0
  const pick = (one: File): void => {
    setRejected('')
    setFile(one)
    carga.reset()
    previa.mutate(one)
  }
  return (
    <Dialog
      open
      size="lg"
      title={`Importar ${catalogo.titulo}`}
      onClose={onClose}
      locked={carga.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={carga.isPending}>
            Cancelar
          </Button>
          {sound && file && (
            <Button
              variant="primary"
              busy={carga.isPending}
              busyText="Aplicando…"
              onClick={() => carga.mutate({ one: file, huella: revision.huella })}
            >
              {`Aplicar ${cuentaTexto(changes, 'cambio', 'cambios')}`}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        <FileDrop
          title={file ? file.name : 'Suelta aquí el archivo'}
          help="CSV o XLSX con las columnas Clave, Nombre y Activo (Sí o No). Los renglones que el archivo no nombra quedan como están."
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
        {previa.error && <ErrorState title="No se pudo leer el archivo." error={previa.error} />}
        {carga.error && <ErrorState title="No se aplicó nada." error={carga.error} />}
        {previa.isPending && <Skeleton lines={4} label="Revisando el archivo" />}
        {revision && <RevisionTabla revision={revision} usado={catalogo.usado} />}
      </div>
    </Dialog>
  )
}

/** The rows as they stand now, when the file was refused because of them. */
function revisionOf(error: unknown): RevisionCatalogo | undefined {
  if (!isApiError(error) || !('revision' in error.body)) return undefined
  return error.body.revision as RevisionCatalogo
}
