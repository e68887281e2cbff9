import { useState } from 'react'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { ArchivoCelda } from '#admin/shared/documentacion/ArchivoCelda.tsx'
import { AvanceTag } from '#admin/shared/documentacion/AvanceTag.tsx'
import { DocumentoBotones } from '#admin/shared/documentacion/DocumentoBotones.tsx'
import { EstadoDocumentoTag } from '#admin/shared/documentacion/EstadoDocumentoTag.tsx'
import { useAccionesDocumento } from '#admin/shared/documentacion/use-acciones-documento.tsx'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { FichaProceso } from '#domain/procesos/ficha.ts'
import type { ReactElement } from 'react'

type Renglon = FichaProceso['documentos'][number]

/** The six documents of a process, each Pendiente or Cargado, and what can be done with it. */
export function DocumentosCard({ ficha }: { ficha: FichaProceso }): ReactElement {
  const [problem, setProblem] = useState('')
  const puede = ficha.acciones.includes('documentos')
  const registrados = ficha.documentos.flatMap(({ documento }) => documento ?? [])
  const acciones = useAccionesDocumento({ clase: 'proceso', id: ficha.id }, ficha.nombre, puede, registrados)
  const cargados = registrados.filter(({ cargado }) => cargado === 1).length
  const columns: readonly Column<Renglon>[] = [
    { key: 'tipo', header: 'Documento', wrap: true, cell: ({ tipo }) => <span className="strong">{tipo}</span> },
    { key: 'estado', header: 'Estado', cell: ({ documento }) => <EstadoDocumentoTag documento={documento} /> },
    { key: 'archivo', header: 'Archivo', wrap: true, cell: ({ documento }) => <ArchivoCelda documento={documento} /> },
    {
      key: 'acciones',
      header: 'Acciones',
      hideHeader: true,
      cell: ({ tipo, documento }) => (
        <DocumentoBotones
          folio={ficha.id}
          tipo={tipo}
          documento={documento}
          puede={puede}
          acciones={acciones}
          onProblem={setProblem}
        />
      ),
    },
  ]
  return (
    <Card flush title="Documentos" aside={<AvanceTag avance={{ cargados, total: ficha.documentos.length }} />}>
      {problem !== '' && (
        <div className="card-body">
          <Note tone="bad" live>
            {problem}
          </Note>
        </div>
      )}
      <DataTable
        caption={`Documentos de ${ficha.nombre}`}
        columns={columns}
        rows={ficha.documentos}
        rowKey={({ tipo }) => tipo}
      />
      {!puede && cargados < ficha.documentos.length && (
        <p className="card-body small secondary">Los documentos pendientes los carga la administración del portal.</p>
      )}
      {acciones.dialogo}
    </Card>
  )
}
