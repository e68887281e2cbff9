import { CircleCheck, Eye, FilePlus2, FolderOpen, History } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { fechaHora } from '#admin/shared/instante.ts'
import { AgregarDocumento } from '#admin/panel/afiliados/AgregarDocumento.tsx'
import { NOMBRE_DOCUMENTO } from '#admin/panel/afiliados/tipo-documento.ts'
import type { VisorActs } from '#admin/shared/documentos/visor/visor-paper.ts'
import type { TipoDocumento } from '#admin/panel/afiliados/tipo-documento.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ReactElement } from 'react'
import type { DocumentoExpediente } from '#domain/afiliacion/documento-expediente.ts'

const Visor = lazy(() => import('#admin/shared/documentos/visor/VisorDocumento.tsx'))
const NOTHING: VisorActs = { pending: new Set(), confirmed: new Set(), written: {} }

/** The expediente: its papers, who validated each, and a way to add one at any time. */
export function DocumentosTab({ persona }: { persona: PersonaDetalle }): ReactElement {
  const [abierto, setAbierto] = useState<DocumentoExpediente | null>(null)
  const [agregar, setAgregar] = useState<{ readonly tipo: TipoDocumento } | null>(null)
  const puede = persona.actions.includes('agregarDocumento')
  const faltaCarta = !persona.documentos.some(({ tipo, vigente }) => tipo === 'carta' && vigente)
  return (
    <div className="stack">
      {faltaCarta && (
        <Note
          tone="warn"
          action={
            puede && (
              <Button size="sm" onClick={() => setAgregar({ tipo: 'carta' })}>
                Agregar Carta Testamentaria
              </Button>
            )
          }
        >
          <strong>Falta la Carta Testamentaria.</strong> Se puede agregar en cualquier momento.
        </Note>
      )}
      <Card
        flush
        title="Expediente"
        aside={
          puede && (
            <Button size="sm" icon={FilePlus2} onClick={() => setAgregar({ tipo: 'carta' })}>
              Agregar documento
            </Button>
          )
        }
      >
        <DataTable
          caption="Documentos del expediente"
          columns={columnas(setAbierto)}
          rows={persona.documentos}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={FolderOpen} title="El expediente está vacío">
              Aquí estarán los documentos de la persona en cuanto se agreguen.
            </EmptyState>
          }
        />
      </Card>
      {abierto && (
        <Suspense fallback={null}>
          <Visor
            papers={persona.documentos.map(toPaper)}
            target={{ paper: String(abierto.id), campo: null, mode: 'vista' }}
            acts={NOTHING}
            onClose={() => setAbierto(null)}
          />
        </Suspense>
      )}
      {agregar && <AgregarDocumento persona={persona} tipo={agregar.tipo} onClose={() => setAgregar(null)} />}
    </div>
  )
}

function toPaper({ id, tipo, archivo, vigente }: DocumentoExpediente) {
  const title = vigente ? NOMBRE_DOCUMENTO[tipo] : `${NOMBRE_DOCUMENTO[tipo]} (anterior)`
  return { key: String(id), title, archivo, lectura: null, manual: null }
}

function paginasTexto({ paginas, bytes }: DocumentoExpediente['archivo']): string {
  const tamano =
    bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1048576).toFixed(1)} MB`
  return `${paginas === 1 ? '1 página' : `${paginas} páginas`}, ${tamano}`
}

function columnas(onOpen: (documento: DocumentoExpediente) => void): readonly Column<DocumentoExpediente>[] {
  return [
    {
      key: 'tipo',
      header: 'Documento',
      wrap: true,
      cell: ({ tipo }) => <span className="strong">{NOMBRE_DOCUMENTO[tipo]}</span>,
    },
    {
      key: 'archivo',
      header: 'Archivo',
      wrap: true,
      cell: ({ archivo }) => (
        <>
          {archivo.nombre}
          <div className="muted small">{paginasTexto(archivo)}</div>
        </>
      ),
    },
    { key: 'por', header: 'Validó', cell: ({ por }) => por },
    {
      key: 'agregado',
      header: 'Agregado',
      wrap: true,
      cell: ({ agregadoAt, agregadoPor }) => (
        <>
          {fechaHora(agregadoAt)}
          <div className="muted small">{agregadoPor}</div>
        </>
      ),
    },
    { key: 'vigente', header: 'Estado', cell: ({ vigente }) => <VigenteTag vigente={vigente} /> },
    {
      key: 'ver',
      header: 'Ver',
      hideHeader: true,
      cell: (documento) => (
        <Button
          size="sm"
          icon={Eye}
          aria-label={`Ver ${NOMBRE_DOCUMENTO[documento.tipo]}, ${documento.archivo.nombre}`}
          onClick={() => onOpen(documento)}
        >
          Ver
        </Button>
      ),
    },
  ]
}

function VigenteTag({ vigente }: { vigente: boolean }): ReactElement {
  return vigente ? (
    <StatusTag tone="green" icon={CircleCheck}>
      Vigente
    </StatusTag>
  ) : (
    <StatusTag tone="neutral" icon={History}>
      Reemplazado
    </StatusTag>
  )
}
