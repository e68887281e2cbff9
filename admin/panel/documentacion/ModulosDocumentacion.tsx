import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { claveModulo, rutaModulo } from '#domain/procesos/ruta-modulo.ts'
import { UBICACIONES } from '#domain/procesos/modulo.ts'
import { ModuloNombre } from '#admin/panel/modulos/ModuloNombre.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { AvanceTag } from '#admin/shared/documentacion/AvanceTag.tsx'
import { DocumentosTabla } from './DocumentosTabla.tsx'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ResumenModulo } from '#domain/procesos/documentacion.ts'
import type { ReactElement } from 'react'

interface ModulosDocumentacionProps {
  modulos: readonly ResumenModulo[]
  loading: boolean
  /** Key of the module whose documents are in sight, or its id in an address kept from before; "" or null for none. */
  elegido: string | null
  onElegir: (modulo: ResumenModulo) => void
}

/** What each module and its processes lack, and the documents of the one that is chosen. */
export function ModulosDocumentacion({ modulos, loading, elegido, onElegir }: ModulosDocumentacionProps): ReactElement {
  const modulo = modulos.find((row) => elegido === claveModulo(row) || elegido === String(row.id))
  const detail = useRef<HTMLDivElement>(null)
  const openId = modulo?.id
  useEffect(() => {
    if (openId !== undefined) detail.current?.scrollIntoView({ block: 'start' })
  }, [openId])
  const columns: readonly Column<ResumenModulo>[] = [
    { key: 'nombre', header: 'Módulo', wrap: true, cell: (row) => <ModuloNombre modulo={row} /> },
    { key: 'tipo', header: 'Ubicación', cell: ({ tipo }) => UBICACIONES[tipo] },
    { key: 'propios', header: 'Del módulo', cell: (row) => <AvanceTag avance={row} /> },
    {
      key: 'faltan',
      header: 'Le faltan',
      wrap: true,
      cell: ({ faltan, total }) => (faltan.length === total ? 'Todos' : faltan.join(', ') || '–'),
    },
    {
      key: 'procesos',
      header: 'De sus procesos',
      cell: ({ procesos }) => <AvanceTag avance={{ cargados: procesos.cargados, total: procesos.documentos }} />,
    },
    {
      key: 'ver',
      header: 'Acciones',
      hideHeader: true,
      cell: (row) => (
        <Button size="sm" aria-label={`Documentos de ${row.nombre}`} onClick={() => onElegir(row)}>
          Documentos
        </Button>
      ),
    },
  ]
  return (
    <div className="stack">
      <Card flush>
        <DataTable
          caption="Documentos por módulo"
          columns={columns}
          rows={modulos}
          rowKey={({ id }) => id}
          loading={loading}
          minWidth={900}
          isSelected={(row) => row.id === modulo?.id}
        />
      </Card>
      {modulo && (
        <div ref={detail} className="stack documentacion-modulo">
          <p className="small secondary">
            Los seis documentos de cada proceso están en su página.{' '}
            <Link to={rutaModulo(modulo)}>Ver los procesos de {modulo.nombre}</Link>
          </p>
          <DocumentosTabla
            key={modulo.id}
            dueno={{ clase: 'modulo', id: modulo.id }}
            titulo={`Documentos de ${modulo.nombre}`}
          />
        </div>
      )}
    </div>
  )
}
