import { FilePlus2, FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { ESPERADOS_GENERALES, nombreDocumento } from '#domain/procesos/documentacion.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { useCanAdministrar } from '#admin/panel/modulos/use-can-administrar.ts'
import { ArchivoCelda } from '#admin/shared/documentacion/ArchivoCelda.tsx'
import { DocumentoBotones } from '#admin/shared/documentacion/DocumentoBotones.tsx'
import { EstadoDocumentoTag } from '#admin/shared/documentacion/EstadoDocumentoTag.tsx'
import { useAccionesDocumento } from '#admin/shared/documentacion/use-acciones-documento.tsx'
import { useDocumentos } from '#admin/shared/documentacion/use-documentos.ts'
import { EditarTipo } from './EditarTipo.tsx'
import type { DuenoDocumentos } from '#admin/shared/documentacion/dueno.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { Documento } from '#domain/procesos/documentacion.ts'
import type { ReactElement } from 'react'
import './documentacion.css'

const VACIA = {
  general: 'Sin documentos registrados',
  modulo: 'Sin documentos registrados para este módulo',
  proceso: 'Sin documentos registrados',
} as const

interface DocumentosTablaProps {
  dueno: DuenoDocumentos
  titulo: string
}

/** General documents or those of a module: registered ones, what is missing, and each row in view or edit mode. */
export function DocumentosTabla({ dueno, titulo }: DocumentosTablaProps): ReactElement {
  const { data, isPending, error, refetch } = useDocumentos(dueno)
  const puede = useCanAdministrar('documentacion.administrar')
  const [editing, setEditing] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const documentos = data ?? []
  const acciones = useAccionesDocumento(dueno, titulo, puede, documentos)
  const agregar = puede && (
    <Button size="sm" icon={FilePlus2} onClick={() => acciones.subir()}>
      Agregar documento
    </Button>
  )
  const columns: readonly Column<Documento>[] = [
    {
      key: 'tipo',
      header: 'Documento',
      wrap: true,
      cell: (documento) =>
        editing === documento.id ? (
          <EditarTipo dueno={dueno} documento={documento} onClose={() => setEditing(null)} />
        ) : (
          <TipoCelda documento={documento} />
        ),
    },
    { key: 'estado', header: 'Estado', cell: (documento) => <EstadoDocumentoTag documento={documento} /> },
    { key: 'archivo', header: 'Archivo', wrap: true, cell: (documento) => <ArchivoCelda documento={documento} /> },
    {
      key: 'acciones',
      header: 'Acciones',
      hideHeader: true,
      cell: (documento) => (
        <DocumentoBotones
          folio={dueno.id}
          tipo={documento.tipo}
          documento={documento}
          puede={puede}
          acciones={acciones}
          onProblem={setProblem}
          onEditar={({ id }) => setEditing(id)}
        />
      ),
    },
  ]
  return (
    <Card flush title={titulo} aside={agregar}>
      {error && (
        <div className="card-body">
          <ErrorState title="No se pudieron cargar los documentos." error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {problem !== '' && (
        <div className="card-body">
          <Note tone="bad" live>
            {problem}
          </Note>
        </div>
      )}
      {!error && (
        <DataTable
          caption={titulo}
          columns={columns}
          rows={documentos}
          rowKey={({ id }) => id}
          loading={isPending}
          empty={<EmptyState icon={FolderOpen} title={VACIA[dueno.clase]} action={agregar} />}
        />
      )}
      {data && <Faltan documentos={data} puede={puede} onCargar={(tipo) => acciones.subir(tipo)} />}
      {acciones.dialogo}
    </Card>
  )
}

function TipoCelda({ documento }: { documento: Documento }): ReactElement {
  const nombre = nombreDocumento(documento)
  return (
    <>
      <span className="strong">{nombre}</span>
      {nombre !== documento.tipo && <div className="muted small">Otro</div>}
    </>
  )
}

interface FaltanProps {
  documentos: readonly Documento[]
  puede: boolean
  onCargar: (tipo: string) => void
}

/** The types that have no document yet, each one press away from being loaded. */
function Faltan({ documentos, puede, onCargar }: FaltanProps): ReactElement | null {
  const faltan = ESPERADOS_GENERALES.filter((tipo) => !documentos.some((documento) => documento.tipo === tipo))
  if (faltan.length === 0) return null
  return (
    <div className="documentacion-faltan">
      <span className="secondary small">Aún no se registran:</span>
      {faltan.map((tipo) =>
        puede ? (
          <Button key={tipo} size="sm" aria-label={`Cargar ${tipo}`} onClick={() => onCargar(tipo)}>
            {tipo}
          </Button>
        ) : (
          <span key={tipo} className="small">
            {tipo}
          </span>
        ),
      )}
    </div>
  )
}
