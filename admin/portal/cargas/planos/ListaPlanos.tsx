import { FilePlus2, TableProperties } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { FORMATOS } from '#domain/cargas/planos/plano.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { EstadoPlanoTag } from './EstadoPlanoTag.tsx'
import { rutaPlano, rutaPlanoNuevo } from './ruta-plano.ts'
import { usePlanos } from './use-planos.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { PlanoListado } from '#domain/cargas/planos/plano-panel.ts'
import type { ReactElement } from 'react'

const COLUMNAS: readonly Column<PlanoListado>[] = [
  { key: 'clave', header: 'Clave', mono: true, cell: ({ clave }) => <Link to={rutaPlano(clave)}>{clave}</Link> },
  { key: 'nombre', header: 'Nombre', wrap: true, cell: ({ nombre }) => nombre },
  { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => TIPOS_CARGA[tipo].titulo },
  { key: 'formato', header: 'Formato', cell: ({ formato }) => FORMATOS[formato] },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <EstadoPlanoTag estado={estado} /> },
  { key: 'desde', header: 'Desde', cell: ({ desde }) => formatFecha(desde) },
  { key: 'version', header: 'Versión', numeric: true, cell: ({ version }) => version },
  { key: 'cargas', header: 'Cargas', numeric: true, cell: ({ cargas }) => formatCuenta(cargas) },
]

/** The layouts, and the way to make one. */
export function ListaPlanos(): ReactElement {
  const { data, error, isPending, refetch } = usePlanos()
  return (
    <>
      <PageHeader
        title="Planos de archivos"
        crumbs={[migaVista('cargas'), { label: 'Planos de archivos' }]}
        facts="Un plano dice cómo escribe sus archivos quien los envía: qué trae cada columna y desde cuándo."
        actions={
          <LinkButton variant="primary" icon={FilePlus2} to={rutaPlanoNuevo()}>
            Nuevo plano
          </LinkButton>
        }
      />
      {error && !data ? (
        <ErrorState title="No se pudieron cargar los planos." error={error} onRetry={() => void refetch()} />
      ) : (
        <Card title="Planos" flush>
          <DataTable
            caption="Planos de archivos"
            columns={COLUMNAS}
            rows={data?.planos ?? []}
            rowKey={({ clave }) => clave}
            loading={isPending}
            empty={
              <EmptyState icon={TableProperties} title="Todavía no hay planos">
                <p>Aquí queda cada forma de archivo que se sabe leer. Para empezar, elige «Nuevo plano».</p>
              </EmptyState>
            }
          />
        </Card>
      )}
    </>
  )
}
