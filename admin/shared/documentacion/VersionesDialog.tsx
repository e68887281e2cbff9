import { CircleCheck, Download, Eye, History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { nombreDocumento } from '#domain/procesos/documentacion.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { downloadArchivo } from './abrir-archivo.ts'
import { tamanoArchivo } from './textos-archivo.ts'
import { useCambiarDocumento, useVersiones } from './use-documentos.ts'
import type { DuenoDocumentos } from './dueno.ts'
import type { ArchivoDocumento, Documento } from '#domain/procesos/documentacion.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'
import './documentos-proceso.css'

interface VersionesProps {
  dueno: DuenoDocumentos
  documento: Documento
  puede: boolean
  onVer: (archivo: ArchivoDocumento) => void
  onClose: () => void
}

/** Every file that a document has had: any opens, and an earlier one can be put in force again. */
export function VersionesDialog({ dueno, documento, puede, onVer, onClose }: VersionesProps): ReactElement {
  const [problem, setProblem] = useState('')
  const { data, isPending, error, refetch } = useVersiones(dueno, documento.id)
  const cambiar = useCambiarDocumento(dueno, 'La versión elegida quedó en vigor.', onClose)
  const columns: readonly Column<ArchivoDocumento>[] = [
    { key: 'numero', header: 'Versión', numeric: true, cell: ({ numero }) => numero },
    {
      key: 'archivo',
      header: 'Archivo',
      wrap: true,
      cell: (archivo) => (
        <>
          {archivo.original}
          <div className="muted small">{tamanoArchivo(archivo)}</div>
        </>
      ),
    },
    {
      key: 'cargado',
      header: 'Cargado',
      cell: ({ subido_at, subido_por }) => (
        <>
          {fechaHora(subido_at)}
          <div className="muted small">{subido_por}</div>
        </>
      ),
    },
    { key: 'estado', header: 'Estado', cell: ({ vigente }) => <VigenciaTag vigente={vigente} /> },
    {
      key: 'acciones',
      header: 'Acciones',
      hideHeader: true,
      cell: (archivo) => (
        <span className="row documento-acciones">
          <IconButton icon={Eye} label={`Ver la versión ${archivo.numero}`} onClick={() => onVer(archivo)} />
          <IconButton
            icon={Download}
            label={`Descargar la versión ${archivo.numero}`}
            onClick={() => void downloadArchivo(dueno.id, archivo).then(setProblem)}
          />
          {puede && !archivo.vigente && (
            <IconButton
              icon={RotateCcw}
              label={`Volver a la versión ${archivo.numero}`}
              disabled={cambiar.busy}
              onClick={() =>
                cambiar.run({
                  id: documento.id,
                  version: documento.version,
                  nombre_archivo: archivo.nombre_archivo,
                })
              }
            />
          )}
        </span>
      ),
    },
  ]
  return (
    <Dialog
      open
      size="lg"
      title={`Versiones de ${nombreDocumento(documento)}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <div className="stack versiones">
        {error && (
          <ErrorState title="No se pudieron cargar las versiones." error={error} onRetry={() => void refetch()} />
        )}
        {cambiar.error && <ErrorState title="No se pudo cambiar la versión." error={cambiar.error} />}
        {cambiar.busy && (
          <p className="secondary small" role="status">
            Cambiando la versión en vigor…
          </p>
        )}
        {problem !== '' && (
          <Note tone="bad" live>
            {problem}
          </Note>
        )}
        {!error && (
          <DataTable
            caption="Versiones del documento"
            columns={columns}
            rows={data ?? []}
            rowKey={({ nombre_archivo }) => nombre_archivo}
            loading={isPending}
            empty="Este documento no ha tenido archivo."
          />
        )}
      </div>
    </Dialog>
  )
}

function VigenciaTag({ vigente }: { vigente: boolean }): ReactElement {
  return vigente ? (
    <StatusTag tone="green" icon={CircleCheck}>
      En vigor
    </StatusTag>
  ) : (
    <StatusTag tone="neutral" icon={History}>
      Anterior
    </StatusTag>
  )
}
